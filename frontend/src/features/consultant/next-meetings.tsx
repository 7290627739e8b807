import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { listUpcomingMeetingsOptions } from '../../api/generated/@tanstack/react-query.gen';
import type { MeetingDto } from '../../api/generated/types.gen';
import { PartFailure } from '../../components/part-failure';
import { TimeStamp } from '../../components/time-stamp';
import { withParts } from '../../words/with-parts';
import { ClientName } from './client-name';
import * as words from './next-meetings.en';

const MOST_SHOWN = 5;

/** The consultant's next meetings, in the user's time zone (screens m9). */
export function NextMeetings() {
  const { data, isPending, refetch } = useQuery(listUpcomingMeetingsOptions({ query: { limit: MOST_SHOWN } }));
  return (
    <Card component="section" aria-label={words.title}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', p: { xs: 2, sm: 3 }, pb: 1 }}
      >
        <Typography variant="h2">{words.title}</Typography>
        <Button component={RouterLink} to="/consultant/projects">
          {words.all}
        </Button>
      </Stack>
      {isPending && <Skeleton variant="rounded" height={120} sx={{ m: 3 }} />}
      {!isPending && !data && <PartFailure isInset text={words.notLoaded} onRetry={() => refetch()} />}
      {data?.items.length === 0 && (
        <Typography color="textSecondary" sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
          {words.isEmpty}
        </Typography>
      )}
      {data && data.items.length > 0 && (
        <List disablePadding sx={{ pb: 1 }}>
          {data.items.map((meeting) => (
            <ListItem key={meeting.id} sx={{ px: { xs: 2, sm: 3 } }}>
              <ListItemText
                primary={<bdi>{meeting.title}</bdi>}
                secondary={<MeetingFacts meeting={meeting} />}
                slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
              />
            </ListItem>
          ))}
        </List>
      )}
    </Card>
  );
}

function MeetingFacts({ meeting: { scheduled_at, duration_minutes, client_id } }: { meeting: MeetingDto }) {
  const facts = { time: <TimeStamp at={scheduled_at} />, minutes: duration_minutes };
  if (client_id === null) return withParts(words.facts, facts);
  const client = (
    <bdi>
      <ClientName id={client_id} />
    </bdi>
  );
  return withParts(words.factsWithClient, { ...facts, client });
}
