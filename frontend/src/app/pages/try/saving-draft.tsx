import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useEffect } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { problemCode, problemText } from '../../../api/problem';
import { forgetDraftToKeep, type KeptDraft } from '../../../features/sops/draft-to-keep';
import { useSaveDraft } from '../../../features/sops/use-save-draft';
import * as commonWords from '../../../words/common.en';
import { KeptDraftNotice } from './kept-draft-notice';
import * as words from './words.en';

/** The draft has already become an SOP, which is deleted or was a different one. */
const SAVED_BEFORE: readonly (string | null)[] = ['sop-not-found', 'idempotency-key-reused'];

interface SavingDraftProps {
  draft: KeptDraft;
  /** The draft no longer exists. */
  onGone: () => void;
  /** Shown when it cannot be saved. */
  children: ReactNode;
}

/** Creates an SOP from the draft and opens its page. Repeated attempts create only one SOP. */
export function SavingDraft({ draft, onGone, children }: SavingDraftProps) {
  const navigate = useNavigate();
  const { mutate, error } = useSaveDraft();
  const save = useCallback(() => {
    mutate(draft, {
      onSuccess: ({ id }) => void navigate(`/sops/${id}`, { replace: true }),
      onError: (failure) => {
        if (!SAVED_BEFORE.includes(problemCode(failure))) return;
        forgetDraftToKeep();
        onGone();
      },
    });
  }, [draft, mutate, navigate, onGone]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later attempts are made by the user
  useEffect(save, []);

  if (!error) return <Saving title={draft.title} />;
  return (
    <>
      {problemCode(error) === 'subscription-required' ? (
        <KeptDraftNotice
          draft={draft}
          action={
            <Button component={RouterLink} to="/pricing" color="inherit" size="small">
              {words.plans}
            </Button>
          }
        />
      ) : (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={save}>
              {commonWords.tryAgain}
            </Button>
          }
          sx={{ mb: 3 }}
        >
          {words.notSaved(draft.title, problemText(error))}
        </Alert>
      )}
      {children}
    </>
  );
}

function Saving({ title }: { title: string }) {
  return (
    <Stack role="status" spacing={2} sx={{ alignItems: 'center', py: 12 }}>
      <CircularProgress aria-hidden />
      <Typography sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}>{words.saving(title)}</Typography>
    </Stack>
  );
}
