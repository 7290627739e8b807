/** The choice of a plan, and the page of one. */
export const words = {
  title: 'Choose your plan',
  text: 'One subscription for your whole team. Cancel whenever you like.',
  choose: (plan: string) => `Choose ${plan}`,
  interval: 'How the plans are paid',
  monthly: 'Monthly',
  yearly: 'Yearly',
  yearlyWithSaving: (saving: string) => `Yearly, ${saving}`,

  plan: (name: string) => `${name} plan`,
  back: 'Back to Plans',
  chosenBefore: (plan: string, price: string, period: string) => `You chose ${plan}, ${price} ${period}.`,
  continue: 'Continue to payment',
  subscribe: (plan: string) => `Subscribe to ${plan}`,
  ask: (plan: string) => `Ask about ${plan}`,
  paymentOpens: 'The payment page opens in a new tab. This page updates automatically after payment.',
  contactOpens: 'The contact form opens in a new tab.',
} as const;
