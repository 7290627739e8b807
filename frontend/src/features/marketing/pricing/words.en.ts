/** The plans: how they are paid and chosen. */

export const interval = 'How the plans are paid';
export const monthly = 'Monthly';
export const yearly = 'Yearly';
export const plan = (name: string) => `${name} plan`;
export const choose = (name: string) => `Choose ${name}`;

export const signInDialogTitle = 'Sign in to continue';
export const signInDialogText = 'Please sign in or create an account to subscribe to the {plan} plan';
export const signInDialogAction = 'Sign In / Sign Up';
