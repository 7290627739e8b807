import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { SopSummaryDto } from '../../../api/generated/types.gen';
import { STATE_TEXTS } from '../generation-texts';
import { isDrafting } from '../is-drafting';

/** The way to one SOP, with what its newest draft is doing where that is worth a word. */
export function SopTitleLink({ sop }: { sop: SopSummaryDto }) {
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
      {stateText && (
        <Typography variant="body2" color="textSecondary">
          {stateText}
        </Typography>
      )}
      {isDrafting(sop.generation_state) && (
        <LinearProgress aria-label={`${sop.title} is being drafted`} sx={{ mt: 1, borderRadius: 1 }} />
      )}
    </>
  );
}
