import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state';
import * as words from './analytics-page.en';

/**
 * Replaces the charts for a user who only reads: they have nothing of their own to count.
 * @param owner null if there are several
 */
export function MemberFigures({ owner }: { owner: string | null }) {
  return (
    <Card component="section" aria-label={words.memberSection}>
      <EmptyState
        title={words.memberTitle}
        text={owner === null ? words.memberTextNameless : words.memberText(owner)}
        action={
          <Button component={RouterLink} to="/sops" variant="contained">
            {words.memberRead}
          </Button>
        }
      />
    </Card>
  );
}
