import { AuthPage } from '../../features/auth/auth-page';
import { usePageMeta } from '../../features/marketing/layout/use-page-meta';
import * as words from './auth-route.en';

/** The sign-in page, with its words for the window's title (S2.3). */
export function AuthRoute({ providerLabel }: { providerLabel: string }) {
  usePageMeta(words);
  return <AuthPage providerLabel={providerLabel} />;
}
