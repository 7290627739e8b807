import { useState } from 'react';
import type { SopSummaryDto } from '../../../api/generated/types.gen';
import { VisuallyHidden } from '../../../components/visually-hidden';
import * as words from './draft-announcements.en';
import { finishedDrafts, type Seen, seenOf } from './finished-drafts';

type ListedSop = Pick<SopSummaryDto, 'id' | 'title' | 'generation_state' | 'created_at'>;

/** Tells screen readers which drafts of the list have been finished. Failures are shown in the row. */
export function DraftAnnouncements({ sops }: { sops: readonly ListedSop[] }) {
  const [shown, setShown] = useState(sops);
  const [seen, setSeen] = useState<Seen>(() => seenOf(sops, null));
  const [text, setText] = useState('');
  if (shown !== sops) {
    const finished = finishedDrafts(sops, seen);
    setShown(sops);
    setSeen(seenOf(sops, seen));
    if (finished.length > 0) setText(finished.map(({ title }) => words.isDrafted(title)).join(' '));
  }
  return <VisuallyHidden isStatus>{text}</VisuallyHidden>;
}
