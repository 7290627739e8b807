import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { BackLink } from '../../components/back-link';
import { FigureRow } from '../../components/figure-row';
import { CategoryChart } from '../../features/overview/category-chart';
import { InsightsCard } from '../../features/overview/insights-card';
import { UsageChart } from '../../features/overview/usage-chart';

/** Runs and goals are not part of the product yet, so there are none to count (product.md section 3). */
const FIGURES = [
  { label: 'Total Usage', value: '0 hours', explanation: 'Time spent in runs and in reading' },
  { label: 'Efficiency Rate', value: '-', explanation: 'Runs finished within their target time' },
  { label: 'Growth', value: '-', explanation: 'Finished runs of the last 30 days against the 30 before' },
  { label: 'Goals Met', value: '0/0', explanation: 'Goals met of the goals that were set' },
];

/** How the procedures are used (S2.131-S2.138). */
export function AnalyticsPage() {
  return (
    <>
      <BackLink />
      <Typography variant="h1" sx={{ mb: 3 }}>
        Usage Analytics
      </Typography>
      <FigureRow figures={FIGURES} />
      <Grid container spacing={3}>
        <Grid size={12}>
          <UsageChart />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <CategoryChart />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <InsightsCard />
        </Grid>
      </Grid>
    </>
  );
}
