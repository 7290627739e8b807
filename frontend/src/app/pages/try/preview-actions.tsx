import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemCode, problemText } from '../../../api/problem';
import { notifyError } from '../../../components/notifications';
import { useSession } from '../../../features/auth/session-context';
import { TRIED } from '../../../features/marketing/content/try.en';
import { type DraftToKeep, rememberDraftToKeep } from '../../../features/sops/draft-to-keep';
import { useSaveDraft } from '../../../features/sops/use-save-draft';
import type { TriedDraft } from './use-preview';

/** Actions for a preview draft. */
export function PreviewActions({ draft }: { draft: TriedDraft }) {
  const { status } = useSession();
  const { keep, isPending } = useKeepDraft();
  const hintId = useId();
  const isVisitor = status === 'signed-out';
  const { prompt, preview, idempotencyKey } = draft;
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<BookmarkAddOutlined />}
          loading={isPending}
          aria-describedby={isVisitor ? hintId : undefined}
          onClick={() => keep({ prompt, title: preview.title, idempotencyKey })}
        >
          {TRIED.keep}
        </Button>
        <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
          {TRIED.print}
        </Button>
      </Stack>
      {isVisitor && (
        <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {TRIED.keepText}
        </Typography>
      )}
    </>
  );
}

/**
 * Saves the draft of a user with a plan; others sign in or choose a plan first, and the browser keeps it in the
 * meantime.
 */
function useKeepDraft() {
  const { status } = useSession();
  const navigate = useNavigate();
  const save = useSaveDraft();
  const keepFor = (path: string, draft: DraftToKeep) => {
    rememberDraftToKeep(draft);
    void navigate(path);
  };
  const keep = (draft: DraftToKeep) => {
    if (status !== 'signed-in') {
      keepFor('/auth', draft);
      return;
    }
    save.mutate(draft, {
      onSuccess: ({ id }) => void navigate(`/sops/${id}`),
      onError: (error) => {
        if (problemCode(error) === 'subscription-required') keepFor('/dashboard', draft);
        else notifyError(problemText(error), TRIED.notSaved);
      },
    });
  };
  return { keep, isPending: save.isPending };
}
