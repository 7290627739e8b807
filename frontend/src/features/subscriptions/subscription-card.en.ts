/** The subscription on the account page. */
export const words = {
  title: 'Subscription',
  text: 'Invoices, card, change of plan and cancellation are on the page of the payment service, which opens in a new tab.',
  noPlan: 'You have no plan of your own.',
  seePlans: 'See the plans',
} as const;
