import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { FullScreenSpinner } from '../../components/full-screen-spinner';
import { forgetChosenPlan } from '../../features/marketing/pricing/chosen-plan';
import { SharedSopList } from '../../features/shared-sops/shared-sop-list';
import { useSharedSops } from '../../features/shared-sops/use-shared-sops';
import { claimDraftToKeep } from '../../features/sops/draft-to-keep';
import { PlanChooser } from '../../features/subscriptions/plan-chooser';
import { rememberDashboard } from '../cover/known-dashboard';
import { planSeenBefore } from './plan-seen-before';
import { KeptDraftNotice } from './try/kept-draft-notice';

interface PlanChoiceProps {
  userId: string;
  /** How many monthly prices a year costs; 0: plans are sold by the month only. */
  annualMonths: number;
}

/**
 * The plans for somebody who has none; first the one that they chose as a visitor, at the price that they saw (T1).
 * A member of a team came to read: what is shared with them is above.
 */
export function PlanChoice({ userId, annualMonths }: PlanChoiceProps) {
  const [chosenBefore] = useState(() => planSeenBefore(annualMonths));
  const [keptDraft] = useState(() => claimDraftToKeep(userId));
  const { isPending } = useSharedSops();
  // The next visit to the dashboard begins with the plans.
  useEffect(() => rememberDashboard(null), []);
  // What is above the plans has to be known first, or they would move under the pointer.
  if (isPending) return <FullScreenSpinner />;
  return (
    <>
      {keptDraft && <KeptDraftNotice draft={keptDraft} />}
      <Box sx={{ '&:not(:empty)': { mb: 4 } }}>
        <SharedSopList />
      </Box>
      <PlanChooser chosenBefore={chosenBefore} annualMonths={annualMonths} onDecided={forgetChosenPlan} />
    </>
  );
}
