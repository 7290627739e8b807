import { PRICING } from '../../features/marketing/content/landing-plans.en';
import { usePageMeta } from '../../features/marketing/layout/use-page-meta';
import { PlanOffers } from './plan-offers';

/** The plans and nothing else (S2.2). */
export function PricingPage() {
  usePageMeta({ title: PRICING.metaTitle, description: PRICING.metaDescription });
  return <PlanOffers isPage />;
}
