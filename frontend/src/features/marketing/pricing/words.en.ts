/** The plans: how they are paid and chosen. */
export const words = {
  interval: 'How the plans are paid',
  monthly: 'Monthly',
  yearly: 'Yearly',
  plan: (name: string) => `${name} plan`,
  choose: (name: string) => `Choose ${name}`,

  signInDialog: {
    title: 'Sign in to continue',
    text: 'Please sign in or create an account to subscribe to the {plan} plan',
    action: 'Sign In / Sign Up',
  },
} as const;
