import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { uploadText } from '../../../components/upload-progress';
import * as commonWords from '../../../words/common.en';
import * as words from './import-dialog.en';
import type { QueuedDocument } from './import-queue';
import { FAILURE_TEXTS, STATE_PROGRESS, STATE_TEXTS } from './import-texts';
import { useImport } from './use-import';

interface ImportRowProps {
  document: QueuedDocument;
  /** The user opens the SOP. */
  onFollow: () => void;
}

/** One document being imported: its progress, a link to its SOP, or why there is none. */
export function ImportRow({ document, onFollow }: ImportRowProps) {
  const { name, importId, fault } = document;
  const { data } = useImport(importId);
  const failure = fault ?? (data?.error_code ? FAILURE_TEXTS[data.error_code] : null);
  const isDone = data?.state === 'done';
  return (
    <ListItem disableGutters divider sx={{ display: 'block' }}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
          {name}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          role="status"
          // Not every percent is announced; the progress bar has the value.
          aria-live={document.state === 'sending' ? 'off' : 'polite'}
          sx={{ flexShrink: 0 }}
        >
          {isDone && data.sop_id ? (
            <Link
              component={RouterLink}
              to={`/sops/${data.sop_id}`}
              onClick={onFollow}
              aria-label={words.openOne(name)}
            >
              {words.open}
            </Link>
          ) : (
            statusText(document, failure !== null, data?.state)
          )}
        </Typography>
      </Stack>
      {failure !== null && (
        <Typography variant="body2" color="error">
          {failure}
        </Typography>
      )}
      {failure === null && !isDone && (
        <LinearProgress
          variant="determinate"
          value={progressOf(document, data?.state)}
          aria-valuetext={statusText(document, false, data?.state)}
          aria-label={commonWords.progressOf(name)}
          sx={{ mt: 0.5 }}
        />
      )}
    </ListItem>
  );
}

function statusText(
  { state, uploadedPercent }: QueuedDocument,
  isFailed: boolean,
  imported: keyof typeof STATE_TEXTS | undefined,
): string {
  if (isFailed) return STATE_TEXTS.failed;
  if (state === 'waiting') return words.isWaiting;
  if (state === 'sending') return uploadedPercent < 100 ? uploadText(uploadedPercent) : STATE_TEXTS.queued;
  return STATE_TEXTS[imported ?? 'queued'];
}

/** The upload is the first part of the progress. */
function progressOf(
  { state, uploadedPercent }: QueuedDocument,
  imported: keyof typeof STATE_PROGRESS | undefined,
): number {
  if (state === 'waiting') return 0;
  return state === 'sending' ? (uploadedPercent / 100) * STATE_PROGRESS.queued : STATE_PROGRESS[imported ?? 'queued'];
}
