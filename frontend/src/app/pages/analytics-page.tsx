import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { CategoryChart } from '../../features/overview/category-chart';
import { InsightsCard } from '../../features/overview/insights-card';
import { UsageChart } from '../../features/overview/usage-chart';
import { UsageFigures } from '../../features/overview/usage-figures';
import { UsageTables } from '../../features/overview/usage-tables';
import { useMemberships } from '../../features/shared-sops/use-memberships';
import * as words from './analytics-page.en';
import { MemberFigures } from './member-figures';

/** How the procedures are used (S2.131-S2.138). */
export function AnalyticsPage() {
  const { isMember, owner } = useMemberships();
  const { data: sops } = useQuery(getSopFiguresOptions());
  const isReaderOnly = isMember && sops?.total === 0;
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {words.title}
      </Typography>
      <UsageFigures />
      {isReaderOnly ? (
        <MemberFigures owner={owner} />
      ) : (
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
          <UsageTables />
        </Grid>
      )}
    </>
  );
}
