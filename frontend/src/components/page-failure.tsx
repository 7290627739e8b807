import Button from '@mui/material/Button';
import * as commonWords from '../words/common.en';
import { EmptyState } from './empty-state';
import { isMissingCode } from './missing-code';
import * as words from './words.en';

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
        title={words.pageNotLoadedTitle}
        text={words.pageNotLoadedText}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {words.pageNotLoadedReload}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      isPage
      title={words.pageNotShownTitle}
      text={words.pageNotShownText}
      action={
        <Button variant="contained" onClick={onRetry}>
          {commonWords.tryAgain}
        </Button>
      }
    />
  );
}
