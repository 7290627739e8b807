import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { AccountSessionDto } from '../../api/generated/types.gen';
import { IconAction } from '../../components/icon-action';
import { StatusChip } from '../../components/status-chip';
import { TimeStamp } from '../../components/time-stamp';
import { withParts } from '../../words/with-parts';
import { useEndSession } from './use-sessions';
import * as words from './words.en';

interface SessionRowProps {
  session: AccountSessionDto;
}

/** One signed-in device. */
export function SessionRow({ session }: SessionRowProps) {
  const end = useEndSession();
  const { device } = session;
  return (
    <ListItem disableGutters divider sx={{ gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }} noWrap title={session.user_agent ?? undefined}>
          {device}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {withParts(words.sessionsTimes, {
            signedIn: <TimeStamp at={session.created_at} />,
            lastUsed: <TimeStamp at={session.last_used_at} />,
          })}
        </Typography>
      </Box>
      {session.is_current ? (
        <StatusChip label={words.sessionsThisDevice} tone="info" />
      ) : (
        <IconAction
          label={words.sessionsSignOut}
          context={words.sessionsSignedInOn(device, new Date(session.created_at).toLocaleString())}
          isBusy={end.isPending}
          onClick={() => end.mutate(session.id)}
        >
          <LogoutOutlined fontSize="small" />
        </IconAction>
      )}
    </ListItem>
  );
}
