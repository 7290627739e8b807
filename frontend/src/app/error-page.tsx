import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { EmptyState } from '../components/empty-state';

/** What is left when a page breaks: an apology and a way out. */
export function ErrorPage() {
  return (
    <Container component="main" sx={{ py: 10 }}>
      <EmptyState
        title="Something went wrong"
        text="This page could not be shown. Nothing you have saved is lost."
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            Try again
          </Button>
        }
      />
    </Container>
  );
}
