import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getUsageFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import type { DayActionsDto } from '../../api/generated/types.gen';
import { EmptyState } from '../../components/empty-state';
import { localTimeZone } from '../../components/time-zone';

const HEIGHT_PX = 180;

/** Actions day by day (S2.136). */
export function UsageChart() {
  const { data } = useQuery(getUsageFiguresOptions({ query: { time_zone: localTimeZone() } }));
  const isEmpty = data?.days.every(({ actions }) => actions === 0) ?? false;
  return (
    <Card component="section" aria-label="Actions day by day">
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" gutterBottom>
          Actions day by day
        </Typography>
        {!data && <Skeleton variant="rounded" height={HEIGHT_PX} />}
        {isEmpty && <EmptyState title="No figures yet" text="The chart begins with your first SOP." />}
        {data && !isEmpty && <Bars days={data.days} />}
      </CardContent>
    </Card>
  );
}

function Bars({ days }: { days: DayActionsDto[] }) {
  const most = Math.max(...days.map(({ actions }) => actions));
  const sum = days.reduce((total, { actions }) => total + actions, 0);
  return (
    <>
      <Box
        role="img"
        aria-label={`${sum} actions in ${days.length} days, at most ${most} on one day`}
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: '2px',
          height: HEIGHT_PX,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {days.map(({ day, actions }) => (
          <Box
            key={day}
            title={`${day}: ${actions}`}
            sx={{ flex: 1, minWidth: 0, bgcolor: 'primary.main', borderRadius: '3px 3px 0 0' }}
            style={{ height: `${(100 * actions) / most}%` }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
        <Typography variant="body2" color="textSecondary">
          {days.at(0)?.day}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {days.at(-1)?.day}
        </Typography>
      </Box>
    </>
  );
}
