import { bars } from './bars.en';
import type { ChartPoint } from './chart-point';

/** What the bars of a chart count. */
export type Counted = keyof typeof bars;

/** A sentence that describes the chart, for screen readers. */
export function chartSummary(points: readonly ChartPoint[], counted: Counted): string {
  const sum = points.reduce((total, { value }) => total + value, 0);
  const [first, ...others] = points;
  const most = others.reduce((best, point) => (best && best.value >= point.value ? best : point), first);
  return most ? bars[counted].sum(sum, most.label, most.value) : bars[counted].none;
}
