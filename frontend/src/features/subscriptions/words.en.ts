/** What every page of a signed-in person may say about their subscription. */
export const words = {
  notLoaded: 'Failed to load subscription data',
  status: { free: 'Free Plan', active: 'Active', expired: 'Expired' },

  missingPayment: {
    title: 'Missing payment',
    text: (day: string) =>
      `A payment for your plan is missing. Make it, or confirm it if your bank asks for that, by ${day}, to keep your plan open.`,
    textOfClosed:
      'Your plan is closed because a payment is missing. Make it, or confirm it if your bank asks for that.',
    pay: 'Pay or confirm',
    notOpened: 'The payment page could not be opened',
  },

  tabBlocked: 'Your browser blocked the new tab',
  openTab: 'Open',
} as const;
