import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { KeptDraft } from '../../../features/sops/draft-to-keep';
import * as words from './words.en';

interface KeptDraftNoticeProps {
  draft: KeptDraft;
  action?: ReactNode;
}

/** Informs a user without a plan that their draft is kept until they choose one. */
export function KeptDraftNotice({ draft, action }: KeptDraftNoticeProps) {
  const until = new Date(draft.untilMs).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Alert severity="info" action={action} sx={{ mb: 4 }}>
      {words.keptUntil(draft.title, until)}
    </Alert>
  );
}
