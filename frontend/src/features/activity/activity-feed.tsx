import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listTeamActivityInfiniteOptions } from '../../api/generated/@tanstack/react-query.gen';
import { EmptyState } from '../../components/empty-state';
import { TimeStamp } from '../../components/time-stamp';
import { activityText } from './activity-texts';

interface ActivityFeedProps {
  ownId: string;
}

/** What has happened, newest first, page by page (S2.129). */
export function ActivityFeed({ ownId }: ActivityFeedProps) {
  const feed = useInfiniteQuery({
    ...listTeamActivityInfiniteOptions({ query: { limit: 30 } }),
    initialPageParam: {},
    getNextPageParam: (page) => (page.next_cursor === null ? undefined : { query: { cursor: page.next_cursor } }),
    select: (data) => data.pages.flatMap((page) => page.items),
  });
  return (
    <Card component="section" aria-label="Activity feed">
      <Typography variant="h2" sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 1 }}>
        Activity
      </Typography>
      {feed.isPending && <Skeleton variant="rounded" height={160} sx={{ m: 3 }} />}
      {feed.isError && feed.data === undefined && (
        <EmptyState
          title="The activity could not be loaded"
          text="Check your connection."
          action={
            <Button variant="outlined" onClick={() => feed.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {feed.data?.length === 0 && (
        <EmptyState title="Nothing has happened yet" text="What your team does with its procedures appears here." />
      )}
      {feed.data && feed.data.length > 0 && (
        <List disablePadding>
          {feed.data.map((entry) => (
            <ListItem key={entry.id} divider sx={{ px: { xs: 2, sm: 3 } }}>
              <ListItemText
                primary={`${entry.user_id === ownId ? 'You' : entry.member_name} ${activityText(entry.activity_type)}${entry.sop_title ? `: ${entry.sop_title}` : ''}`}
                secondary={<TimeStamp at={entry.created_at} />}
              />
            </ListItem>
          ))}
        </List>
      )}
      {feed.hasNextPage && (
        <Stack sx={{ alignItems: 'center', py: 2 }}>
          <Button loading={feed.isFetchingNextPage} onClick={() => feed.fetchNextPage()}>
            Show more
          </Button>
        </Stack>
      )}
    </Card>
  );
}
