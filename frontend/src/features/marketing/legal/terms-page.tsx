import { TERMS } from '../content/terms-content';
import { LegalPage } from './legal-page';

export function TermsPage() {
  return <LegalPage content={TERMS} />;
}
