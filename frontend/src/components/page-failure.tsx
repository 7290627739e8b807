import Button from '@mui/material/Button';
import { EmptyState } from './empty-state';
import { isMissingCode } from './missing-code';

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
        title="This page could not be loaded"
        text="There may be a new version, or the connection broke off. A reload brings you the current one. Nothing you have saved is lost."
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      isPage
      title="This page could not be shown"
      text="Something went wrong on our side. Nothing you have saved is lost."
      action={
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
