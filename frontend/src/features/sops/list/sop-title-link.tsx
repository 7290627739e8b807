import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { SopSummaryDto } from '../../../api/generated/types.gen';
import { TagChips } from '../filing/tag-chips';
import { STATE_TEXTS } from '../generation-texts';
import { isDrafting } from '../is-drafting';
import * as words from './words.en';

/** More are counted. */
export const SHOWN_TAGS = 3;

interface SopTitleLinkProps {
  sop: SopSummaryDto;
  /** Its first tags stand below the title. */
  hasTags?: boolean;
}

/** The link to one SOP, with the state of its newest draft if it is worth showing. */
export function SopTitleLink({ sop, hasTags = true }: SopTitleLinkProps) {
  const stateText = STATE_TEXTS[sop.generation_state];
  return (
    <>
      <Link
        component={RouterLink}
        to={`/sops/${sop.id}`}
        underline="hover"
        color="textPrimary"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        <span dir="auto">{sop.title}</span>
      </Link>
      {hasTags && sop.tags.length > 0 && (
        <Stack direction="row" useFlexGap sx={{ mt: 0.5, gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <TagChips tags={sop.tags} most={SHOWN_TAGS} />
        </Stack>
      )}
      {stateText && (
        <Typography variant="body2" color="textSecondary">
          {stateText}
        </Typography>
      )}
      {isDrafting(sop.generation_state) && (
        <LinearProgress aria-label={words.isBeingDrafted(sop.title)} sx={{ mt: 1, borderRadius: 1 }} />
      )}
    </>
  );
}
