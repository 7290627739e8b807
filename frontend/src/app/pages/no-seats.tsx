import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state';
import { useMemberships } from '../../features/shared-sops/use-memberships';
import { PLANS_PATH } from './plans-view';
import * as words from './team-page.en';

/** What a user without seats can do on the team page: read, as a member of another team, or get a plan. */
export function NoSeats() {
  const { isPending, isMember, owner } = useMemberships();
  if (isPending) return <Skeleton variant="rounded" height={220} sx={{ mb: 3, borderRadius: '16px' }} />;
  const action = isMember ? { to: '/sops', label: words.memberRead } : { to: PLANS_PATH, label: words.noSeatsPlans };
  return (
    <Card component="section" aria-label={words.noSeatsSection} sx={{ mb: 3 }}>
      <EmptyState
        title={isMember ? (owner ? words.memberTitle(owner) : words.memberTitleNameless) : words.noSeatsTitle}
        text={isMember ? words.memberText : words.noSeatsText}
        action={
          <Button component={RouterLink} to={action.to} variant="contained">
            {action.label}
          </Button>
        }
      />
    </Card>
  );
}
