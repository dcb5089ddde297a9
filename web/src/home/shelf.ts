// Texts about a game on the shelf of games.

/** Numbers of players in words: "3 players", "2 to 6 players", "4 or 6 players". */
export function playersTold(seats: readonly number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  const isRow = most - least + 1 === seats.length;
  if (seats.length < 3 || !isRow) return `${seats.join(" or ")} players`;
  return `${least} to ${most} players`;
}
