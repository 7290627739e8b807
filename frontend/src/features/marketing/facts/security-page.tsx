import { SECURITY } from '../content/security-content';
import { FactsPage } from './facts-page';

export function SecurityPage() {
  return <FactsPage content={SECURITY} />;
}
