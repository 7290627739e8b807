/** The subscription on the account page. */

export const title = 'Subscription';
export const text =
  'Find invoices, change your card or plan, or cancel on the payment service’s page. It opens in a new tab.';
export const noPlan = 'You have no plan of your own.';
export const seePlans = 'See the plans';
