import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import { PartFailure } from '../../components/part-failure';
import { SettingsCard } from '../../components/settings-card';
import * as commonWords from '../../words/common.en';
import { SecurityEventRow } from './security-event-row';
import { useSecurityEvents } from './use-security-events';
import * as words from './words.en';

/** The user's security events, so that they notice foreign ones. */
export function SecurityEventsCard() {
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useSecurityEvents();
  return (
    <SettingsCard title={words.securityActivityTitle} text={words.securityActivityText}>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {isError && !data && <PartFailure text={words.securityActivityNotLoaded} onRetry={() => refetch()} />}
      {data && (
        <List disablePadding sx={{ '& > li:last-of-type': { borderBottom: 0 } }}>
          {data.map((event) => (
            <SecurityEventRow key={event.id} event={event} />
          ))}
        </List>
      )}
      {hasNextPage && (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 2 }}>
          {commonWords.showMore}
        </Button>
      )}
    </SettingsCard>
  );
}
