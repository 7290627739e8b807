import { useLocation } from 'react-router-dom';
import { useSession } from '../../features/auth/session-context';
import { PaymentSuccessPage } from '../../features/subscriptions/payment-success-page';
import { SecondFactorGate } from '../second-factor-gate';
import { useTabTitle } from '../use-tab-title';

/** The payment page for whoever is here; a payment is only found for its own account. After sign-in one is back here. */
export function PaymentSuccessRoute() {
  const { status, actions } = useSession();
  const { pathname, search } = useLocation();
  useTabTitle('Your payment');
  if (status === 'second-factor-due') return <SecondFactorGate />;
  return <PaymentSuccessPage visitor={status} onSignIn={() => void actions.signIn(pathname + search)} />;
}
