/** The dashboards of users and consultants, and what replaces them without a plan. */

export const title = 'Dashboard';
export const loading = 'Loading your dashboard';
export const account = 'Account';
export const yourAccount = 'Your account';
export const subscriptionNotChecked = 'Your subscription could not be checked';

export const consultantTitle = 'Consultant Dashboard';
export const consultantRole = 'Professional';
export const consultantNewSop = 'New SOP';
export const consultantTools = 'Tools';
export const consultantLatestSops = 'Latest SOPs';

export const chosenPlanText = (plan: string, price: string, period: string) => `You chose ${plan}, ${price} ${period}.`;
export const chosenPlanDismiss = 'Not now';
export const chosenPlanPay = 'Continue to payment';
