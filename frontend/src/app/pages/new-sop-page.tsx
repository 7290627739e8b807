import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { BackLink } from '../../components/back-link';
import { FullScreenSpinner } from '../../components/full-screen-spinner';
import { LoadFailure } from '../../components/load-failure';
import { useSession } from '../../features/auth/session-context';
import { forgetChosenTemplate, readChosenTemplate } from '../../features/marketing/templates/chosen-template';
import { ImportButton } from '../../features/sops/imports/import-button';
import { PromptBox } from '../../features/sops/prompt-box';
import { TemplateButton } from '../../features/sops/templates/template-button';
import { useDraftPrompt } from '../../features/sops/use-draft-prompt';
import { isEntitled } from '../../features/subscriptions/subscription-status';
import { useSubscriptionCheck } from '../../features/subscriptions/use-subscription';

/** Only for who has no plan yet. */
const PlanChoice = lazy(async () => ({ default: (await import('./plan-choice')).PlanChoice }));

/** Where consultants write an SOP (screens M2); users do it on their dashboard. Without a plan, it offers the plans. */
export function NewSopPage({ annualMonths }: { annualMonths: number }) {
  const session = useSession();
  const { data: check, isPending, refetch } = useSubscriptionCheck();
  if (session.status !== 'signed-in') return null;
  if (isPending) return <FullScreenSpinner />;
  if (!check) return <LoadFailure isPage title="Your subscription could not be checked" onRetry={() => refetch()} />;
  return (
    <>
      <BackLink to="/sops" name="SOPs" />
      {isEntitled(check) ? (
        <WriteSop />
      ) : (
        <Suspense fallback={<FullScreenSpinner />}>
          <PlanChoice userId={session.profile.id} annualMonths={annualMonths} />
        </Suspense>
      )}
    </>
  );
}

function WriteSop() {
  const draftPrompt = useDraftPrompt();
  const [chosenTemplate] = useState(readChosenTemplate);
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        New SOP
      </Typography>
      <PromptBox
        kept={draftPrompt}
        alternative={
          <>
            <ImportButton />
            <TemplateButton chosenBefore={chosenTemplate} onDecided={forgetChosenTemplate} />
          </>
        }
      />
    </>
  );
}
