/** One bar of a chart. */
export interface ChartPoint {
  label: string;
  value: number;
}

export const CHART_HEIGHT_PX = 240;

/** The chart in a sentence, for people who do not see it. @param noun what is counted, such as `actions`. */
export function chartSummary(points: readonly ChartPoint[], noun: string): string {
  const sum = points.reduce((total, { value }) => total + value, 0);
  const [first, ...others] = points;
  const most = others.reduce((best, point) => (best && best.value >= point.value ? best : point), first);
  return most ? `${sum} ${noun}, most of them in ${most.label}: ${most.value}` : `No ${noun}`;
}
