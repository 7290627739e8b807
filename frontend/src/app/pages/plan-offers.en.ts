/** What is said when a plan cannot be paid for. */
export const words = {
  checkoutFailed: 'Checkout failed',
  checkoutFailedText: 'Please try again or contact support',
} as const;
