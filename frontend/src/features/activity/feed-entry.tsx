import Avatar from '@mui/material/Avatar';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import type { TeamActivityDto } from '../../api/generated/types.gen';
import { TimeStamp } from '../../components/time-stamp';
import { activityText } from './activity-texts';
import { LineText } from './line-text';
import * as words from './words.en';

interface FeedEntryProps {
  entry: TeamActivityDto;
  isOwn: boolean;
}

/** The action of a member, and its time. */
export function FeedEntry({ entry, isOwn }: FeedEntryProps) {
  return (
    <ListItem divider sx={{ px: { xs: 2, sm: 3 } }}>
      <MemberAvatar name={entry.member_name} />
      <ListItemText
        primary={
          <LineText
            person={isOwn ? words.you : entry.member_name}
            action={activityText(entry.activity_type)}
            entry={entry}
          />
        }
        secondary={<TimeStamp at={entry.created_at} />}
        sx={{ overflowWrap: 'anywhere' }}
      />
    </ListItem>
  );
}

/** The first letter of a name. */
export function MemberAvatar({ name }: { name: string }) {
  return (
    <ListItemAvatar aria-hidden>
      <Avatar sx={{ bgcolor: 'action.selected', color: 'text.primary', fontSize: '1rem' }}>
        {name.charAt(0).toUpperCase()}
      </Avatar>
    </ListItemAvatar>
  );
}
