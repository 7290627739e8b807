import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions, getUsageFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { EmptyState } from '../../components/empty-state';
import { PartFailure } from '../../components/part-failure';
import { localTimeZone } from '../../components/time-zone';
import { insightsOf } from './insights';
import * as words from './words.en';

/** The insights of the page, in sentences (S2.137). */
export function InsightsCard() {
  const sops = useQuery(getSopFiguresOptions());
  const usage = useQuery(getUsageFiguresOptions({ query: { time_zone: localTimeZone() } }));
  const insights = sops.data && usage.data && insightsOf(sops.data, usage.data);
  const hasFailed = !insights && (sops.isError || usage.isError);
  return (
    <Card component="section" aria-label={words.insightsTitle} sx={{ height: 1 }}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {words.insightsTitle}
        </Typography>
        {!insights && !hasFailed && <Skeleton variant="rounded" height={96} />}
        {hasFailed && (
          <PartFailure text={words.insightsNotLoaded} onRetry={() => Promise.all([sops.refetch(), usage.refetch()])} />
        )}
        {insights?.length === 0 && <EmptyState title={words.insightsIsEmpty} text={words.insightsIsEmptyDetails} />}
        {insights && insights.length > 0 && (
          <List>
            {insights.map((insight) => (
              <ListItem key={insight} disableGutters>
                <ListItemIcon sx={{ minWidth: 40 }}>
                  <LightbulbOutlined color="secondary" />
                </ListItemIcon>
                <ListItemText primary={insight} />
              </ListItem>
            ))}
          </List>
        )}
      </CardContent>
    </Card>
  );
}
