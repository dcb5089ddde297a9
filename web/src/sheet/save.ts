// A score sheet as a file: CSV for spreadsheets, JSON for programs.

import type { SheetRow, SheetView } from "../lib/protocol";

/** The sheet as comma-separated values (RFC 4180), one deal a line, the totals after each. */
export function csv(sheet: SheetView, names: readonly string[]): string {
  const perPlayer = names.flatMap((name) => [name, `${name} total`]);
  const heads = ["deal", "dealer", "bidder", "partners", "bid", "trump", "took", "made"];
  const lines = [[...heads, ...perPlayer], ...sheet.rows.map((row) => line(row, names))];
  return lines.map((cells) => cells.map(cell).join(",") + "\r\n").join("");
}

function line(row: SheetRow, names: readonly string[]): (string | number)[] {
  const made = { true: "made", false: "set", null: "" }[String(row.made)] ?? "";
  const partners = row.partners.map((seat) => names[seat] ?? "").join(" and ");
  const bidder = row.bidder === null ? "" : (names[row.bidder] ?? "");
  const contract = [bidder, partners, row.bid ?? "", row.trump ?? "", row.took ?? "", made];
  const points = names.flatMap((_, seat) => [row.points[seat] ?? 0, row.totals[seat] ?? 0]);
  return [row.deal, names[row.dealer] ?? "", ...contract, ...points];
}

/** One value, quoted. A name that begins like a formula must not become one in a spreadsheet. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The sheet and its players as JSON. */
export function json(sheet: SheetView, names: readonly string[]): string {
  return JSON.stringify({ players: names, ...sheet }, null, 2) + "\n";
}

/** Download a text as a file. */
export function save(text: string, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
