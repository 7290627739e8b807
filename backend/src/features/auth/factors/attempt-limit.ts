/** Slips of the finger that cost nothing. */
const FREE_FAILURES = 5;
const MAX_BLOCK_MINUTES = 60;

/**
 * How long a factor takes no answer after so many wrong ones in a row. It doubles up to an hour, so that whoever guesses
 * has about one try an hour left, and whoever slips waits a minute.
 * @returns minutes, 0 for not at all.
 */
export function blockMinutesAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(2 ** (failures - FREE_FAILURES), MAX_BLOCK_MINUTES);
}
