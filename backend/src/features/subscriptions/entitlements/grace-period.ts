const DAY_MS = 86_400_000;

/** Whether what was paid for until `end` still opens the product; it does without an end (T6). */
export function isWithinGrace(end: Date | null, now: Date, graceDays: number): boolean {
  return end === null || now <= addDays(end, graceDays);
}

/** The moment so many days of 24 hours later, or earlier. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}
