import * as words from '../features/auth/factors/proof.en';
import { SecondFactorPage } from '../features/auth/factors/second-factor-page';
import { useTabTitle } from './use-tab-title';

/** In place of a page, until the second step is proved. */
export function SecondFactorRoute() {
  useTabTitle(words.pageTitle);
  return <SecondFactorPage />;
}
