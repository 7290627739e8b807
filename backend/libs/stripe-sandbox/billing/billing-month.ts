/**
 * Returns the same moment some months later, in Unix seconds.
 *
 * `anchor` is the moment of the first payment: its day is restored after a shorter month (31 Jan → 28 Feb → 31 Mar).
 */
export function addBillingMonths(moment: number, anchor: number, months: number): number {
  const from = new Date(moment * 1000);
  const anchorDate = new Date(anchor * 1000);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(anchorDate.getUTCDate(), lastDay);
  const time = [anchorDate.getUTCHours(), anchorDate.getUTCMinutes(), anchorDate.getUTCSeconds()] as const;
  return Date.UTC(year, month, day, ...time) / 1000;
}
