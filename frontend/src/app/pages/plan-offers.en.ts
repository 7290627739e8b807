/** What is said when a plan cannot be paid for. */

export const checkoutFailed = 'Checkout failed';
export const checkoutFailedText = 'Please try again or contact support';
