/** The dashboards of users and consultants, and what stands in their place without a plan. */
export const words = {
  title: 'Dashboard',
  loading: 'Loading your dashboard',
  account: 'Account',
  yourAccount: 'Your account',
  subscriptionNotChecked: 'Your subscription could not be checked',

  consultant: {
    title: 'Consultant Dashboard',
    role: 'Professional',
    newSop: 'New SOP',
    tools: 'Tools',
    latestSops: 'Latest SOPs',
  },

  chosenPlan: {
    text: (plan: string, price: string, period: string) => `You chose ${plan}, ${price} ${period}.`,
    dismiss: 'Not now',
    pay: 'Continue to payment',
  },
} as const;
