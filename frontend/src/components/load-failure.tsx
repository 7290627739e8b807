import Button from '@mui/material/Button';
import * as commonWords from '../words/common.en';
import { EmptyState } from './empty-state';
import * as words from './words.en';

interface LoadFailureProps {
  /** What could not be loaded, as a sentence without a period. */
  title: string;
  onRetry: () => void;
  /** A whole page failed to load. */
  isPage?: boolean;
}

/** Replaces content that failed to load, with a retry button. */
export function LoadFailure({ title, onRetry, isPage = false }: LoadFailureProps) {
  return (
    <EmptyState
      isPage={isPage}
      title={title}
      text={words.loadFailureText}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {commonWords.tryAgain}
        </Button>
      }
    />
  );
}
