import Button from '@mui/material/Button';
import * as commonWords from '../words/common.en';
import { EmptyState } from './empty-state';
import * as words from './words.en';

interface LoadFailureProps {
  /** What could not be loaded, as a sentence without a full stop. */
  title: string;
  onRetry: () => void;
  /** A whole page did not arrive. */
  isPage?: boolean;
}

/** Stands for something that did not arrive, with another try. */
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
