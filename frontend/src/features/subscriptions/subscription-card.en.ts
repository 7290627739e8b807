/** The subscription on the account page. */

export const title = 'Subscription';
export const text =
  'Invoices, card, change of plan and cancellation are on the page of the payment service, which opens in a new tab.';
export const noPlan = 'You have no plan of your own.';
export const seePlans = 'See the plans';
