/** The title of the page of a payment. */

export const title = 'Your payment';
