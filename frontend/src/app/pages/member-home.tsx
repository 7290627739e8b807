import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { userIdOf, useSession } from '../../features/auth/session-context';
import { SharedSopList } from '../../features/shared-sops/shared-sop-list';
import { useMemberships } from '../../features/shared-sops/use-memberships';
import { SubscriptionEnd } from '../../features/subscriptions/subscription-end';
import * as words from './plan-choice.en';
import { PLANS_PATH } from './plans-view';

/** The start page of a team member: what is shared with them, with its search (screens M1). */
export function MemberHome() {
  const readerId = userIdOf(useSession());
  const { title } = useMemberships();
  const [sought, setSought] = useState('');
  return (
    <>
      <Typography variant="h1" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <SubscriptionEnd hasManageButton />
      <SharedSopList isPage readerId={readerId} words={sought} onWordsChange={setSought} />
      <Typography color="textSecondary" sx={{ mt: 3 }}>
        {words.ownText}{' '}
        <Link component={RouterLink} to={PLANS_PATH}>
          {words.ownPlans}
        </Link>
      </Typography>
    </>
  );
}
