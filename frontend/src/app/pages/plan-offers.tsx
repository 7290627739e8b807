import { lazy, Suspense, useState } from 'react';
import { notifyError } from '../../components/notifications';
import { useSession } from '../../features/auth/session-context';
import type { LandingPlan } from '../../features/marketing/content/landing-plans';
import { PricingSection } from '../../features/marketing/pricing/pricing-section';
import { useCheckout } from '../../features/subscriptions/use-checkout';

const SignInDialog = lazy(async () => ({
  default: (await import('../../features/marketing/pricing/sign-in-dialog')).SignInDialog,
}));

/** S8.11 */
const tellFailure = () => notifyError('Please try again or contact support', 'Checkout failed');

/** The plans with what happens when one is chosen: a visitor signs in first, others go to the checkout (S2.62-S2.67). */
export function PlanOffers({ isPage = false }: { isPage?: boolean }) {
  const { status } = useSession();
  const checkout = useCheckout(tellFailure);
  const [askedPlan, setAskedPlan] = useState<LandingPlan['value'] | null>(null);
  const handleChoose = (plan: LandingPlan['value']) => {
    if (status === 'signed-in') checkout.start(plan);
    else setAskedPlan(plan);
  };
  return (
    <>
      <PricingSection isPage={isPage} isBusy={status === 'loading' || checkout.isPending} onChoose={handleChoose} />
      {askedPlan && (
        <Suspense fallback={null}>
          <SignInDialog plan={askedPlan} onClose={() => setAskedPlan(null)} />
        </Suspense>
      )}
    </>
  );
}
