import { AuthConfirmPage } from '../../features/auth/confirm/auth-confirm-page';
import { useTabTitle } from '../use-tab-title';
import * as words from './auth-confirm-route.en';

/** The page that mailed links open, signed in or not. */
export function AuthConfirmRoute() {
  useTabTitle(words.title);
  return <AuthConfirmPage />;
}
