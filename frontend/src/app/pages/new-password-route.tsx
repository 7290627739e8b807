import type { SignInProvider } from '../../api/app-config';
import { NewPasswordPage } from '../../features/auth/password/new-password-page';
import { BarePage } from '../bare-page';

/** The page for a new password, without the shell: it is the one thing to do. */
export function NewPasswordRoute({ providers }: { providers: readonly SignInProvider[] }) {
  return (
    <BarePage>
      <NewPasswordPage providers={providers} />
    </BarePage>
  );
}
