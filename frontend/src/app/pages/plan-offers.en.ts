/** Texts for a failed checkout. */

export const checkoutFailed = 'Checkout failed';
export const checkoutFailedText = 'Please try again or contact support';
