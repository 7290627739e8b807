import { DRAFTING } from '../content/drafting.en';
import { FactsPage } from './facts-page';

export function DraftingPage() {
  return <FactsPage content={DRAFTING} />;
}
