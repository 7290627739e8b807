import { SECURITY } from '../content/security.en';
import { FactsPage } from './facts-page';

export function SecurityPage() {
  return <FactsPage content={SECURITY} />;
}
