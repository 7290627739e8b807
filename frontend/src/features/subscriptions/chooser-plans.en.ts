/** The plans as the dashboard offers them (S9). */

export const perMonth = 'per month';
export const perYear = 'per year';
export const starter = {
  name: 'Starter',
  summary: 'For a team that writes its procedures down for the first time.',
  features: [
    '15 team seats',
    'Unlimited SOP creation',
    'AI generation',
    'Drive sync',
    'Email support',
    'Basic analytics',
  ],
} as const;
export const professional = {
  name: 'Professional',
  summary: 'For companies that run on procedures.',
  features: ['30 team seats', 'Priority features', 'Advanced analytics', 'Custom branding', 'Team collaboration tools'],
} as const;
