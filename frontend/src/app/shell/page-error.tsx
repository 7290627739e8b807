import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state';

/** Stands for a page that broke; navigation and account stay. A reload also fetches code that did not arrive. */
export function PageError() {
  const error = useRouteError();
  useEffect(() => {
    console.error('A page broke', error);
  }, [error]);
  return (
    <EmptyState
      title="This page could not be shown"
      text="Nothing you have saved is lost."
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    />
  );
}
