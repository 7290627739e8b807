import { TERMS } from '../content/terms.en';
import { LegalPage } from './legal-page';

export function TermsPage() {
  return <LegalPage content={TERMS} />;
}
