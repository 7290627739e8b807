import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useId, useState } from 'react';
import { TimeStamp } from '../../components/time-stamp';
import { activityText, repeatedActivityText } from './activity-texts';
import { EntryTitle } from './entry-title';
import { FeedEntry, MemberAvatar } from './feed-entry';
import type { FeedGroup } from './feed-groups';
import { LineText } from './line-text';
import * as words from './words.en';

interface FeedLineProps {
  group: FeedGroup;
  isOwn: boolean;
  /** The next page may have more of it. */
  isOpen: boolean;
}

/** One line of the feed; what was done several times unfolds (screens m8). */
export function FeedLine({ group: { entries }, isOwn, isOpen }: FeedLineProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const listId = useId();
  const [newest] = entries;
  if (entries.length === 1) return <FeedEntry entry={newest} isOwn={isOwn} />;
  const sops = new Set(entries.map((entry) => entry.sop_id)).size;
  const text = repeatedActivityText(newest.activity_type, { times: entries.length, sops, isOpen });
  return (
    <ListItem divider sx={{ px: { xs: 2, sm: 3 }, flexWrap: 'wrap' }}>
      <MemberAvatar name={newest.member_name} />
      <ListItemText
        primary={
          <LineText
            person={isOwn ? words.you : newest.member_name}
            action={text}
            entry={sops === 1 ? newest : undefined}
          />
        }
        secondary={<TimeStamp at={newest.created_at} />}
        sx={{ overflowWrap: 'anywhere' }}
      />
      <Button
        size="small"
        aria-expanded={isUnfolded}
        aria-controls={listId}
        aria-label={(isUnfolded ? words.hideAllOf : words.showAllOf)(entries.length, text)}
        endIcon={isUnfolded ? <ExpandLess /> : <ExpandMore />}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {(isUnfolded ? words.hideAll : words.showAll)(entries.length)}
      </Button>
      <List id={listId} dense disablePadding hidden={!isUnfolded} sx={{ width: '100%', pl: { xs: 0, sm: 7 } }}>
        {isUnfolded &&
          entries.map((entry) => (
            <ListItem key={entry.id}>
              <ListItemText
                primary={entry.sop_title ? <EntryTitle entry={entry} /> : activityText(entry.activity_type)}
                secondary={<TimeStamp at={entry.created_at} />}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </ListItem>
          ))}
      </List>
    </ListItem>
  );
}
