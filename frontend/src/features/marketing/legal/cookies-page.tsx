import { COOKIES } from '../content/cookies.en';
import { LegalPage } from './legal-page';

export function CookiesPage() {
  return <LegalPage content={COOKIES} />;
}
