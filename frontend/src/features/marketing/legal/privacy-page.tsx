import { PRIVACY } from '../content/privacy.en';
import { LegalPage } from './legal-page';

export function PrivacyPage() {
  return <LegalPage content={PRIVACY} />;
}
