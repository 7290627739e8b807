import { PRIVACY } from '../content/privacy-content';
import { LegalPage } from './legal-page';

export function PrivacyPage() {
  return <LegalPage content={PRIVACY} />;
}
