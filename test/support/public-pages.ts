/** The pages that everybody may read, as the specification names them. */
export const PUBLIC_PAGES = [
  '/',
  '/pricing',
  '/try',
  '/auth',
  '/help-center',
  '/contact',
  '/careers',
  '/privacy',
  '/terms',
  '/cookies',
] as const;
