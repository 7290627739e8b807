import { META } from '../../features/marketing/content/landing.en';
import { CallToActionSection } from '../../features/marketing/landing/call-to-action-section';
import { FeaturesSection } from '../../features/marketing/landing/features-section';
import { HeroSection } from '../../features/marketing/landing/hero-section';
import { HowItWorksSection } from '../../features/marketing/landing/how-it-works-section';
import { ProblemSection } from '../../features/marketing/landing/problem-section';
import { UseCasesSection } from '../../features/marketing/landing/use-cases-section';
import { usePageMeta } from '../../features/marketing/layout/use-page-meta';
import { useSectionScroll } from '../../features/marketing/layout/use-section-scroll';
import { PlanOffers } from './plan-offers';

/** The sections of the landing page between the bar and the footer, in their order (S2.34). */
export function LandingPage() {
  usePageMeta(META);
  useSectionScroll();
  return (
    <>
      <HeroSection />
      <ProblemSection />
      <FeaturesSection />
      <HowItWorksSection />
      <PlanOffers />
      <UseCasesSection />
      <CallToActionSection />
    </>
  );
}
