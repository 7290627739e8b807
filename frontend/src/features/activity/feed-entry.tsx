import Avatar from '@mui/material/Avatar';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import { Link as RouterLink } from 'react-router-dom';
import type { TeamActivityDto } from '../../api/generated/types.gen';
import { TimeStamp } from '../../components/time-stamp';
import { activityText } from './activity-texts';

interface FeedEntryProps {
  entry: TeamActivityDto;
  isOwn: boolean;
}

/** An SOP that is deleted has no page to lead to. */
const WITHOUT_PAGE = 'sop_deleted';

/** What somebody did, and when. */
export function FeedEntry({ entry, isOwn }: FeedEntryProps) {
  const { sop_id: sopId, sop_title: sopTitle } = entry;
  return (
    <ListItem divider sx={{ px: { xs: 2, sm: 3 } }}>
      <ListItemAvatar aria-hidden>
        <Avatar sx={{ bgcolor: 'action.selected', color: 'text.primary', fontSize: '1rem' }}>
          {entry.member_name.charAt(0).toUpperCase()}
        </Avatar>
      </ListItemAvatar>
      <ListItemText
        primary={
          <>
            <strong dir="auto">{isOwn ? 'You' : entry.member_name}</strong> {activityText(entry.activity_type)}
            {sopTitle && ': '}
            {sopTitle && sopId && entry.activity_type !== WITHOUT_PAGE ? (
              <Link component={RouterLink} to={`/sops/${sopId}`} dir="auto">
                {sopTitle}
              </Link>
            ) : (
              <span dir="auto">{sopTitle}</span>
            )}
          </>
        }
        secondary={<TimeStamp at={entry.created_at} />}
        sx={{ overflowWrap: 'anywhere' }}
      />
    </ListItem>
  );
}
