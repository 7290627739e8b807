import type { SignInProvider } from '../../api/app-config';
import { NewPasswordPage } from '../../features/auth/password/new-password-page';
import * as words from '../../features/auth/password/words.en';
import { BarePage } from '../bare-page';
import { useTabTitle } from '../use-tab-title';

/** The page for a new password, without the shell. */
export function NewPasswordRoute({ providers }: { providers: readonly SignInProvider[] }) {
  useTabTitle(words.pageTitle);
  return (
    <BarePage>
      <NewPasswordPage providers={providers} />
    </BarePage>
  );
}
