import { AuthPage } from '../../features/auth/auth-page';
import { usePageMeta } from '../../features/marketing/layout/use-page-meta';

const META = { title: 'Sign in', description: 'Sign in or create an account with one click, without a password.' };

/** The sign-in page, with its words for the window's title (S2.3). */
export function AuthRoute({ providerLabel }: { providerLabel: string }) {
  usePageMeta(META);
  return <AuthPage providerLabel={providerLabel} />;
}
