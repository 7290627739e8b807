import { useState } from 'react';
import type { GenerationState } from '../../../api/generated/types.gen';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { isDrafting } from '../is-drafting';
import * as words from './words.en';

/** Tells screen readers that the draft they waited for is there. Failures are announced separately. */
export function DraftAnnouncement({ state }: { state: GenerationState }) {
  const [wasDrafting, setWasDrafting] = useState(isDrafting(state));
  if (isDrafting(state) && !wasDrafting) setWasDrafting(true);
  return <VisuallyHidden isStatus>{wasDrafting && state === 'succeeded' && words.draftingIsDone}</VisuallyHidden>;
}
