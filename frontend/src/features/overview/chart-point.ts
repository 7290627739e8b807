/** One bar of a chart. */
export interface ChartPoint {
  label: string;
  value: number;
}

export const CHART_HEIGHT_PX = 240;
/** As many names as fit below the bars on a phone. */
const MOST_NAMES = 6;

/** Whether a bar has a label: each, or every nth, counted from the last. */
export function isNamed(index: number, bars: number): boolean {
  return (bars - 1 - index) % Math.ceil(bars / MOST_NAMES) === 0;
}
