import { COOKIES } from '../content/cookies-content';
import { LegalPage } from './legal-page';

export function CookiesPage() {
  return <LegalPage content={COOKIES} />;
}
