/** The title of the page of a payment. */
export const words = {
  title: 'Your payment',
} as const;
