/** The page for an address without one. */

export const title = 'Page not found';
export const description = 'There is no page at this address.';
export const heading = 'Oops! Page not found';
export const home = 'Return to Home';
