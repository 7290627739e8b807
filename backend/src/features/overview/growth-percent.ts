/** Change against the period before, in whole percent; null when there was nothing then to compare with (S2.134). */
export function growthPercent(count: number, before: number): number | null {
  return before === 0 ? null : Math.round((100 * (count - before)) / before);
}
