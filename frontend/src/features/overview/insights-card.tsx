import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getSopFiguresOptions, getUsageFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { EmptyState } from '../../components/empty-state';
import { localTimeZone } from '../../components/time-zone';
import { insightsOf } from './insights';

/** What the figures of the page say, in sentences (S2.137). */
export function InsightsCard() {
  const { data: sops } = useQuery(getSopFiguresOptions());
  const { data: usage } = useQuery(getUsageFiguresOptions({ query: { time_zone: localTimeZone() } }));
  const insights = sops && usage ? insightsOf(sops, usage) : [];
  return (
    <Card component="section" aria-label="Insights">
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2">Insights</Typography>
        {insights.length === 0 && (
          <EmptyState title="No insights yet" text="They appear once you have written SOPs and worked with them." />
        )}
        {insights.length > 0 && (
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
