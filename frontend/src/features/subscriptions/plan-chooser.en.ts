/** The choice of a plan, and the page of one. */

export const title = 'Choose your plan';
export const text = 'One subscription for your whole team. Cancel whenever you like.';
export const choose = (plan: string) => `Choose ${plan}`;
export const interval = 'How the plans are paid';
export const monthly = 'Monthly';
export const yearly = 'Yearly';
export const yearlyWithSaving = (saving: string) => `Yearly, ${saving}`;

export const plan = (name: string) => `${name} plan`;
export const back = 'Back to Plans';
export const chosenBefore = (plan: string, price: string, period: string) => `You chose ${plan}, ${price} ${period}.`;
export const continueLabel = 'Continue to payment';
export const subscribe = (plan: string) => `Subscribe to ${plan}`;
export const ask = (plan: string) => `Ask about ${plan}`;
export const paymentOpens = 'The payment page opens in a new tab. This page updates automatically after payment.';
export const contactOpens = 'The contact form opens in a new tab.';
