/** Subscription texts of all signed-in pages. */

export const notLoaded = 'Failed to load subscription data';
export const status = { free: 'Free Plan', active: 'Active', expired: 'Expired' } as const;

export const missingPaymentTitle = 'Missing payment';
export const missingPaymentText = (day: string) =>
  `A payment for your plan is missing. To keep your plan, pay by ${day}, or confirm the payment if your bank asks you to.`;
export const missingPaymentTextOfClosed =
  'Your plan is closed because a payment is missing. To open it again, pay, or confirm the payment if your bank asks you to.';
export const missingPaymentPay = 'Pay or confirm';
export const missingPaymentNotOpened = 'The payment page could not be opened';

export const tabBlocked = 'Your browser blocked the new tab';
export const openTab = 'Open';
