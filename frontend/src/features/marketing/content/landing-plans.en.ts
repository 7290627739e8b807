/** A plan on the landing page and the pricing page (S9.1-S9.9). */
export interface LandingPlan {
  /** The plan parameter of the checkout; a capital first letter means the prices of these pages (T1). */
  value: 'Starter' | 'Professional' | 'Enterprise';
  price: string;
  /** The unit of the price; missing if the price is negotiated. */
  period?: string;
  summary: string;
  features: readonly string[];
  isPopular: boolean;
}

export const PRICING = {
  label: 'Pricing',
  eyebrow: 'Pricing',
  heading: 'One subscription for your whole team',
  lead: 'No setup fees. Cancel anytime, and keep access until the end of your billing period.',
  title: 'Plans and pricing',
  metaTitle: 'Pricing',
  nothingForSale: 'There is nothing to buy here: every account of this installation has a plan.',
  openDashboard: 'Open your dashboard',
  withoutScripts: 'To choose a plan, allow this site to run JavaScript.',
  metaDescription: 'Starter, Professional and Enterprise: what each plan holds and what it costs. No setup fees.',
};

export const LANDING_PLANS: readonly LandingPlan[] = [
  {
    value: 'Starter',
    price: '$1500',
    period: 'per month',
    summary: 'For a team that writes its procedures down for the first time.',
    features: ['Up to 5 SOPs per month', 'Drive integration', 'Basic templates', 'Email support'],
    isPopular: false,
  },
  {
    value: 'Professional',
    price: '$4500',
    period: 'per month',
    summary: 'For companies that run on procedures.',
    features: ['Up to 10 SOPs per month', 'Advanced AI', 'Custom templates', 'Priority support', 'Team collaboration'],
    isPopular: true,
  },
  {
    value: 'Enterprise',
    price: 'Custom',
    summary: 'For organizations with multiple sites, custom requirements or self-hosting.',
    features: [
      'Unlimited SOPs',
      'Custom integrations',
      'Dedicated account manager',
      '24/7 phone support',
      'On-premise deployment',
    ],
    isPopular: false,
  },
];
