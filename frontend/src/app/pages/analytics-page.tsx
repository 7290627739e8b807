import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BackLink } from '../../components/back-link';
import { EmptyState } from '../../components/empty-state';
import { FigureRow } from '../../components/figure-row';
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
      <Stack spacing={3}>
        <UsageChart />
        <Card component="section" aria-label="Insights">
          <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
            <Typography variant="h2">Insights</Typography>
            <EmptyState title="No insights yet" text="They are drawn from how your procedures are carried out." />
          </CardContent>
        </Card>
      </Stack>
    </>
  );
}
