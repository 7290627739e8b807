import { PageSpinner } from './page-spinner';

/** Stands for a page whose reader is not known yet. */
export function FullScreenSpinner() {
  return <PageSpinner minHeight="100vh" />;
}
