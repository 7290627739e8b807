import Box from '@mui/material/Box';
import { useState } from 'react';
import type { GenerationState } from '../../../api/generated/types.gen';
import { isDrafting } from '../is-drafting';

/** There, but not to be seen. */
const UNSEEN = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

/** Tells screen readers that the draft they waited for is there. What went wrong tells itself. */
export function DraftAnnouncement({ state }: { state: GenerationState }) {
  const [wasDrafting, setWasDrafting] = useState(isDrafting(state));
  if (isDrafting(state) && !wasDrafting) setWasDrafting(true);
  return (
    <Box role="status" sx={UNSEEN}>
      {wasDrafting && state === 'succeeded' && 'Your SOP is drafted.'}
    </Box>
  );
}
