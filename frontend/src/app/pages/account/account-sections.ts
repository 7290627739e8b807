import { words } from './words.en';

/** Parts of the account page, in their order; the ids stand in its address. */
export const ACCOUNT_SECTIONS = [
  { id: 'profile', label: words.sections.profile },
  { id: 'plan', label: words.sections.plan },
  { id: 'security', label: words.sections.security },
  { id: 'api', label: words.sections.api },
  { id: 'data', label: words.sections.data },
] as const;

export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]['id'];
