import { notifyError } from '../../components/notifications';
import { useSession } from '../../features/auth/session-context';
import { PricingSection } from '../../features/marketing/pricing/pricing-section';
import { useCheckout } from '../../features/subscriptions/use-checkout';
import * as words from './plan-offers.en';

/** S8.11 */
const tellFailure = () => notifyError(words.checkoutFailedText, words.checkoutFailed);

/** The plans with what happens when one is chosen: a visitor signs in first, others go to the checkout (S2.62-S2.67). */
export function PlanOffers({ isPage = false }: { isPage?: boolean }) {
  const { status } = useSession();
  const checkout = useCheckout(tellFailure);
  return (
    <PricingSection
      isPage={isPage}
      isBusy={checkout.isPending}
      onChoose={status === 'signed-in' ? checkout.start : undefined}
    />
  );
}
