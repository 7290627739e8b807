/** The pages that everybody may read, as the specification names them. */
export const PUBLIC_PAGES = [
  '/',
  '/pricing',
  '/auth',
  '/help-center',
  '/contact',
  '/careers',
  '/privacy',
  '/terms',
  '/cookies',
] as const;
