/** The plan of a subscriber: its price, what follows, and its management. */

export const priced = (plan: string, price: string) => `${plan}, ${price} per month`;
export const pricedYearly = (plan: string, price: string) => `${plan}, ${price} per month, billed yearly`;
export const changesTo = (plan: string, day: string) => `Changes to ${plan} on ${day}.`;
export const changesToPriced = (plan: string, price: string, day: string) =>
  `Changes to ${plan}, ${price} per month, on ${day}.`;

export const membersRead = (day: string) => `Members of your team see what you share until ${day}.`;
export const membersReadNoLonger = 'Members of your team no longer see what you share.';

export const freeUntil = (day: string) => `Free until ${day}, when the first payment is due.`;
export const trialEnds = (day: string) => `Ends on ${day}. Nothing is charged.`;
export const ends = (day: string) => `Ends on ${day}. It is not renewed.`;
export const renews = (day: string) => `Renews on ${day}.`;
export const paymentMissing = (day: string) =>
  `Paid until ${day}: the payment after that has not arrived. Update your card under Manage Subscription, or the dashboard will close in a few days.`;

export const manage = 'Manage Subscription';
export const nothingToManage = 'There is nothing to manage: you have your plan without a payment.';
export const managementFailed = 'Failed to open subscription management';
