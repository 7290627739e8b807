import { PageSpinner } from './page-spinner';

/** Shown while the session is still unknown. */
export function FullScreenSpinner() {
  return <PageSpinner minHeight="100vh" />;
}
