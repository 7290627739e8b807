import { useLocation } from 'react-router-dom';
import { useSession } from '../../features/auth/session-context';
import { PaymentSuccessPage } from '../../features/subscriptions/payment-success-page';
import { SecondFactorGate } from '../second-factor-gate';
import { useTabTitle } from '../use-tab-title';
import * as words from './payment-success-route.en';

/** The payment page, signed in or not; a payment is found only for its own account. Sign-in leads back here. */
export function PaymentSuccessRoute() {
  const { status, actions } = useSession();
  const { pathname, search } = useLocation();
  useTabTitle(words.title);
  if (status === 'second-factor-due') return <SecondFactorGate />;
  return <PaymentSuccessPage visitor={status} onSignIn={() => void actions.signIn(pathname + search)} />;
}
