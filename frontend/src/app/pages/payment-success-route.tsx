import { useSession } from '../../features/auth/session-context';
import { PaymentSuccessPage } from '../../features/subscriptions/payment-success-page';

/** The payment page for whoever is here; a payment is only found for its own account. */
export function PaymentSuccessRoute() {
  const { status } = useSession();
  return <PaymentSuccessPage isSignedIn={status === 'signed-in'} />;
}
