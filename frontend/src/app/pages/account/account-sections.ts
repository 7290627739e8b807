import * as words from './words.en';

/** Sections of the account page, in order; the ids are the hashes of its URL. */
export const ACCOUNT_SECTIONS = [
  { id: 'profile', label: words.sectionsProfile },
  { id: 'plan', label: words.sectionsPlan },
  { id: 'security', label: words.sectionsSecurity },
  { id: 'api', label: words.sectionsApi },
  { id: 'data', label: words.sectionsData },
] as const;

export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]['id'];
