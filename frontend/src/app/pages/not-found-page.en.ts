/** The page for an address without one. */
export const words = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  heading: 'Oops! Page not found',
  home: 'Return to Home',
} as const;
