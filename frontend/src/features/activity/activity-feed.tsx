import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EmptyState } from '../../components/empty-state';
import { isWaitingForConnection, NotAvailableOffline } from '../../components/not-available-offline';
import { PartFailure } from '../../components/part-failure';
import { FeedFilterBar, type FeedPerson } from './feed-filter-bar';
import { isFeedFiltered, NO_FEED_FILTERS } from './feed-filters';
import { groupFeed, mayGoOn } from './feed-groups';
import { FeedLine } from './feed-line';
import { useTeamActivity } from './use-team-activity';

interface ActivityFeedProps {
  ownId: string;
  /** Whose actions can be picked out. */
  people: readonly FeedPerson[];
}

/** What has happened, newest first, page by page (S2.129). */
export function ActivityFeed({ ownId, people }: ActivityFeedProps) {
  const [filters, setFilters] = useState(NO_FEED_FILTERS);
  const feed = useTeamActivity(filters);
  const isFiltered = isFeedFiltered(filters);
  const isEmpty = feed.data?.length === 0;
  const oldest = feed.data?.at(-1);
  return (
    <Card component="section" aria-label="Activity feed">
      <Typography variant="h2" sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 1 }}>
        Activity
      </Typography>
      {(isFiltered || (feed.data && !isEmpty)) && (
        <FeedFilterBar filters={filters} people={people} onChange={setFilters} />
      )}
      {isWaitingForConnection(feed) && <NotAvailableOffline />}
      {feed.isPending && !isWaitingForConnection(feed) && <Skeleton variant="rounded" height={160} sx={{ m: 3 }} />}
      {feed.isError && !feed.data && (
        <PartFailure isInset text="The activity could not be loaded." onRetry={() => feed.refetch()} />
      )}
      {isEmpty && !isFiltered && (
        <EmptyState title="Nothing has happened yet" text="What your team does with its procedures appears here." />
      )}
      {isEmpty && isFiltered && <NothingOfThatKind onClear={() => setFilters(NO_FEED_FILTERS)} />}
      {feed.data && !isEmpty && (
        <List disablePadding>
          {groupFeed(feed.data).map((group) => (
            <FeedLine
              key={group.id}
              group={group}
              isOwn={group.entries[0].user_id === ownId}
              isOpen={feed.hasNextPage && oldest !== undefined && mayGoOn(group, oldest)}
            />
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

function NothingOfThatKind({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="Nothing of that kind"
      text="Try another action, person or period."
      action={
        <Button variant="outlined" onClick={onClear}>
          Show everything
        </Button>
      }
    />
  );
}
