/** The purchase of a plan. */

export const starting = 'Redirecting to checkout...';
export const startingDetails = (plan: string) => `Starting checkout for ${plan} plan`;
export const open = 'Open checkout';
export const failed = 'Failed to start checkout process';
export const nothingToBuy = 'There is nothing to buy here: every account has a plan.';
export const monthlyOnly = 'Plans are paid by the month here. Choose the monthly price.';
export const isIncluded = 'There is nothing to pay: you already have this plan, or a better one.';
export const tooMany = 'Too many payment pages were opened. Wait a minute and try again.';
