import { DRAFTING } from '../content/drafting-content';
import { FactsPage } from './facts-page';

export function DraftingPage() {
  return <FactsPage content={DRAFTING} />;
}
