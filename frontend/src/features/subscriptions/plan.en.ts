/** The plan of a subscriber: its price, what follows, and its management. */
export const words = {
  priced: (plan: string, price: string) => `${plan}, ${price} per month`,
  pricedYearly: (plan: string, price: string) => `${plan}, ${price} per month, billed yearly`,
  changesTo: (plan: string, day: string) => `Changes to ${plan} on ${day}.`,
  changesToPriced: (plan: string, price: string, day: string) => `Changes to ${plan}, ${price} per month, on ${day}.`,

  membersRead: (day: string) => `Members of your team see what you share until ${day}.`,
  membersReadNoLonger: 'Members of your team no longer see what you share.',

  freeUntil: (day: string) => `Free until ${day}, when the first payment is due.`,
  trialEnds: (day: string) => `Ends on ${day}. Nothing is charged.`,
  ends: (day: string) => `Ends on ${day}. It is not renewed.`,
  renews: (day: string) => `Renews on ${day}.`,
  paymentMissing: (day: string) =>
    `Paid until ${day}: the payment after that has not arrived. Update your card under Manage Subscription, or the dashboard will close in a few days.`,

  manage: 'Manage Subscription',
  nothingToManage: 'There is nothing to manage: your plan was given to you without a payment.',
  managementFailed: 'Failed to open subscription management',
} as const;
