import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import { PartFailure } from '../../components/part-failure';
import { SettingsCard } from '../../components/settings-card';
import { SecurityEventRow } from './security-event-row';
import { useSecurityEvents } from './use-security-events';

/** What happened to the ways in which the person signs in, so that they notice what was not them. */
export function SecurityEventsCard() {
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useSecurityEvents();
  return (
    <SettingsCard
      title="Recent security activity"
      text="Sign-ins and changes of how you sign in. If something was not you, sign out others and set a new password."
    >
      {isPending && <Skeleton variant="rounded" height={160} />}
      {isError && !data && <PartFailure text="Your security activity could not be loaded." onRetry={() => refetch()} />}
      {data && (
        <List disablePadding sx={{ '& > li:last-of-type': { borderBottom: 0 } }}>
          {data.map((event) => (
            <SecurityEventRow key={event.id} event={event} />
          ))}
        </List>
      )}
      {hasNextPage && (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 2 }}>
          Show more
        </Button>
      )}
    </SettingsCard>
  );
}
