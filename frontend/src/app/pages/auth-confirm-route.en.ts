/** The title of the page that mailed links open. */
export const title = 'Confirm it’s you';
