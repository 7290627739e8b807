import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { SecurityEventDto } from '../../api/generated/types.gen';
import { StatusChip } from '../../components/status-chip';
import { TimeStamp } from '../../components/time-stamp';
import { securityEventText } from './security-event-text';
import * as words from './words.en';

interface SecurityEventRowProps {
  event: SecurityEventDto;
}

/** What happened, when, with which browser and from which IP address. */
export function SecurityEventRow({ event }: SecurityEventRowProps) {
  return (
    <ListItem disableGutters divider sx={{ gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{securityEventText(event)}</Typography>
        <Typography variant="body2" color="textSecondary">
          <TimeStamp at={event.at} />
          {event.device && `, ${event.device}`}
          {event.client_ip && `, ${words.securityActivityIpAddress(event.client_ip)}`}
        </Typography>
      </Box>
      {event.is_current_session && <StatusChip label={words.securityActivityThisSession} tone="info" />}
    </ListItem>
  );
}
