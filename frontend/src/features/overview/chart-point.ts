/** One bar of a chart. */
export interface ChartPoint {
  label: string;
  value: number;
}

export const CHART_HEIGHT_PX = 240;
/** As many names as fit below the bars on a phone. */
const MOST_NAMES = 6;

/** Whether a bar has its name below it: each, or each nth, counted from the last. */
export function isNamed(index: number, bars: number): boolean {
  return (bars - 1 - index) % Math.ceil(bars / MOST_NAMES) === 0;
}

/** The chart in a sentence, for people who do not see it. @param noun what is counted, such as `actions`. */
export function chartSummary(points: readonly ChartPoint[], noun: string): string {
  const sum = points.reduce((total, { value }) => total + value, 0);
  const [first, ...others] = points;
  const most = others.reduce((best, point) => (best && best.value >= point.value ? best : point), first);
  return most ? `${sum} ${noun}, most of them in ${most.label}: ${most.value}` : `No ${noun}`;
}
