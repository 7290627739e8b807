import Button from '@mui/material/Button';
import { commonWords } from '../words/common.en';
import { EmptyState } from './empty-state';
import { isMissingCode } from './missing-code';
import { words } from './words.en';

interface PageFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Replaces a page that crashed. Code that failed to load is fetched again only by a reload. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  if (isMissingCode(error)) {
    return (
      <EmptyState
        isPage
        title={words.pageNotLoaded.title}
        text={words.pageNotLoaded.text}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {words.pageNotLoaded.reload}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      isPage
      title={words.pageNotShown.title}
      text={words.pageNotShown.text}
      action={
        <Button variant="contained" onClick={onRetry}>
          {commonWords.tryAgain}
        </Button>
      }
    />
  );
}
