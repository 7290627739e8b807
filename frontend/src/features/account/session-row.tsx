import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { AccountSessionDto } from '../../api/generated/types.gen';
import { IconAction } from '../../components/icon-action';
import { StatusChip } from '../../components/status-chip';
import { TimeStamp } from '../../components/time-stamp';
import { useEndSession } from './use-sessions';

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
          Signed in <TimeStamp at={session.created_at} />, last used <TimeStamp at={session.last_used_at} />
        </Typography>
      </Box>
      {session.is_current ? (
        <StatusChip label="This device" tone="info" />
      ) : (
        <IconAction
          label="Sign out"
          context={`${device}, signed in ${new Date(session.created_at).toLocaleString()}`}
          isBusy={end.isPending}
          onClick={() => end.mutate(session.id)}
        >
          <LogoutOutlined fontSize="small" />
        </IconAction>
      )}
    </ListItem>
  );
}
