/** The purchase of a plan. */
export const words = {
  starting: 'Redirecting to checkout...',
  startingDetails: (plan: string) => `Starting checkout for ${plan} plan`,
  open: 'Open checkout',
  failed: 'Failed to start checkout process',
  nothingToBuy: 'There is nothing to buy here: every account has a plan.',
  monthlyOnly: 'Plans are paid by the month here. Choose the monthly price.',
  isIncluded: 'There is nothing to pay: you were given this plan, or a better one.',
  tooMany: 'That was a lot of payment pages. Wait a minute and try again.',
} as const;
