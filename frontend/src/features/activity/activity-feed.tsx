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
import * as commonWords from '../../words/common.en';
import { FeedFilterBar, type FeedPerson } from './feed-filter-bar';
import { isFeedFiltered, NO_FEED_FILTERS } from './feed-filters';
import { groupFeed, mayGoOn } from './feed-groups';
import { FeedLine } from './feed-line';
import { useTeamActivity } from './use-team-activity';
import * as words from './words.en';

interface ActivityFeedProps {
  ownId: string;
  /** The members whose actions can be filtered. */
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
    <Card component="section" aria-label={words.feed}>
      <Typography variant="h2" sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 1 }}>
        {words.title}
      </Typography>
      {(isFiltered || (feed.data && !isEmpty)) && (
        <FeedFilterBar filters={filters} people={people} onChange={setFilters} />
      )}
      {isWaitingForConnection(feed) && <NotAvailableOffline />}
      {feed.isPending && !isWaitingForConnection(feed) && <Skeleton variant="rounded" height={160} sx={{ m: 3 }} />}
      {feed.isError && !feed.data && <PartFailure isInset text={words.notLoaded} onRetry={() => feed.refetch()} />}
      {isEmpty && !isFiltered && <EmptyState title={words.isEmpty} text={words.isEmptyDetails} />}
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
            {commonWords.showMore}
          </Button>
        </Stack>
      )}
    </Card>
  );
}

function NothingOfThatKind({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={words.noneFound}
      text={words.noneFoundDetails}
      action={
        <Button variant="outlined" onClick={onClear}>
          {words.showEverything}
        </Button>
      }
    />
  );
}
