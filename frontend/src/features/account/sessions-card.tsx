import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import { PartFailure } from '../../components/part-failure';
import { SettingsCard } from '../../components/settings-card';
import { SessionRow } from './session-row';
import { useEndOtherSessions, useSessions } from './use-sessions';
import * as words from './words.en';

interface SessionsCardProps {
  /** Ends all sessions but this one. */
  endOthers: () => Promise<void>;
}

/** The user's sessions, and the action that ends them. */
export function SessionsCard({ endOthers }: SessionsCardProps) {
  const { data, isPending, isError, refetch } = useSessions();
  const end = useEndOtherSessions(endOthers);
  const sessions = data?.items ?? [];
  return (
    <SettingsCard title={words.sessionsTitle} text={words.sessionsText}>
      {isPending && <Skeleton variant="rounded" height={72} />}
      {isError && !data && <PartFailure text={words.sessionsNotLoaded} onRetry={() => refetch()} />}
      {data && (
        <List disablePadding sx={{ '& > li:last-of-type': { borderBottom: 0 } }}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </List>
      )}
      {sessions.length > 1 && (
        <Button variant="outlined" loading={end.isPending} onClick={() => end.mutate()} sx={{ mt: 2 }}>
          {words.sessionsSignOutOthers}
        </Button>
      )}
    </SettingsCard>
  );
}
