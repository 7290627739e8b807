import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { CHART_HEIGHT_PX, type ChartPoint, isNamed } from './chart-point';
import { type Counted, chartSummary } from './chart-summary';

interface BarsProps {
  points: readonly ChartPoint[];
  counted: Counted;
  /** Long names need horizontal bars. */
  isLying?: boolean;
}

/** Width of the names of horizontal bars, in pixels. */
const NAMES_PX = 172;
const NUMBERS_PX = 36;
/** The name of the last bar is wider than the bar on a phone, and must not be cut. */
const LAST_NAME_PX = 22;
/** The maximum thickness of a horizontal bar. */
const MOST_THICKNESS_PX = 28;
const LEAST_GAP = 0.4;

/** Vertical or horizontal bars. Loaded only where a chart is shown. */
export function Bars({ points, counted, isLying = false }: BarsProps) {
  const theme = useTheme();
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const names = {
    data: points.map(({ label }) => label),
    scaleType: 'band' as const,
    categoryGapRatio: isLying
      ? Math.max(LEAST_GAP, 1 - (MOST_THICKNESS_PX * points.length) / CHART_HEIGHT_PX)
      : LEAST_GAP,
  };
  const numbers = { tickMinStep: 1, min: 0 };
  return (
    <Box role="img" aria-label={chartSummary(points, counted)}>
      <BarChart
        height={CHART_HEIGHT_PX}
        layout={isLying ? 'horizontal' : 'vertical'}
        xAxis={[
          // Names are omitted at regular intervals; the library would drop each that has no space. The last one stays.
          isLying ? numbers : { ...names, tickLabelInterval: (_name, index) => isNamed(index, points.length) },
        ]}
        yAxis={[isLying ? { ...names, width: NAMES_PX } : { ...numbers, width: NUMBERS_PX }]}
        series={[{ data: points.map(({ value }) => value), color: (theme.vars ?? theme).palette.primary.main }]}
        grid={isLying ? { vertical: true } : { horizontal: true }}
        borderRadius={4}
        skipAnimation={isReduced}
        hideLegend
        disableKeyboardNavigation
        margin={{ left: 0, right: isLying ? 8 : LAST_NAME_PX, top: 8, bottom: 0 }}
      />
    </Box>
  );
}
