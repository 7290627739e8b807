import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import * as words from './tag-chips.en';
import { tagAddress } from './tags';

interface TagChipsProps {
  tags: readonly string[];
  /** How many are shown where there is little space. */
  most?: number;
}

/** The tags of an SOP, each a link to the SOPs with it. */
export function TagChips({ tags, most = tags.length }: TagChipsProps) {
  const hidden = tags.length - most;
  return (
    <>
      {tags.slice(0, most).map((tag) => (
        <Chip
          key={tag}
          size="small"
          label={tag}
          clickable
          component={RouterLink}
          to={tagAddress(tag)}
          aria-label={words.tag(tag)}
          dir="auto"
          sx={{ maxWidth: 180 }}
        />
      ))}
      {hidden > 0 && (
        <Typography component="span" variant="body2" color="textSecondary">
          +{hidden}
        </Typography>
      )}
    </>
  );
}
