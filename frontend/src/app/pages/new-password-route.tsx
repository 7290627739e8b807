import { NewPasswordPage } from '../../features/auth/password/new-password-page';
import { BarePage } from '../bare-page';

/** The page for a new password, without the shell: it is the one thing to do. */
export function NewPasswordRoute() {
  return (
    <BarePage>
      <NewPasswordPage />
    </BarePage>
  );
}
