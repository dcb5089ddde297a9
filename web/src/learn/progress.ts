// The lessons that were played in this browser, kept in local storage.

const KEY = "rookery.lessons";

/** The names of the lessons that were played to their end. */
export function doneLessons(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((it) => typeof it === "string") : []);
  } catch {
    return new Set(); // storage is forbidden, or holds something else
  }
}

/** Remember that a lesson was played to its end. */
export function markDone(lesson: string): void {
  const done = doneLessons();
  if (done.has(lesson)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...done, lesson]));
  } catch {
    // storage is full or forbidden: the mark is lost
  }
}
