import * as words from '../features/auth/factors/proof.en';
import { SecondFactorPage } from '../features/auth/factors/second-factor-page';
import { useTabTitle } from './use-tab-title';

/** Replaces a page until the second step is verified. */
export function SecondFactorRoute() {
  useTabTitle(words.pageTitle);
  return <SecondFactorPage />;
}
