import { plural } from '../../words/en';

/** The search over SOPs, pages and actions. Keywords are additional words to search for. */

export const title = 'Search';
export const field = 'Search SOPs, pages and actions';
export const close = 'Close the search';
export const results = 'Results';
export const sops = 'SOPs';
export const sharedWithYou = 'Shared with you';
export const seeAll = (sought: string) => `See all results for “${sought}”`;
export const searchFailed = 'SOPs could not be searched. Check your connection.';
export const isOffline = 'SOPs can be searched when the connection is back.';
export const noneFoundFor = (sought: string) => `No SOPs found for “${sought}”.`;
export const resultCount = (count: number) => plural(count, { one: '# result', other: '# results' });
export const noSopsCount = (count: number) =>
  `No SOPs found. ${plural(count, { one: '# result', other: '# results' })}`;

export const actions = {
  heading: 'Actions',
  newSop: { label: 'New SOP', keywords: 'create write draft describe procedure' },
  import: { label: 'Import documents', keywords: 'upload word pdf excel file' },
  plan: { label: 'Choose a plan', keywords: 'new sop create write subscribe upgrade pricing' },
  toLight: { label: 'Switch to light colors', keywords: 'scheme theme mode appearance' },
  toDark: { label: 'Switch to dark colors', keywords: 'scheme theme mode appearance' },
  shortcuts: { label: 'Keyboard shortcuts', keywords: 'keys help' },
  signOut: { label: 'Sign out', keywords: 'log logout leave' },
} as const;
export const pages = {
  heading: 'Pages',
  deletedSops: { label: 'Deleted SOPs', keywords: 'trash restore' },
  templates: { label: 'Templates', keywords: 'gallery examples' },
  account: { label: 'Account', keywords: 'settings profile name email subscription' },
  security: {
    label: 'Sign-in and security',
    keywords: 'account password sessions passkey two-step verification second factor',
  },
  api: { label: 'API access', keywords: 'account token' },
  help: { label: 'Help center', keywords: 'support questions' },
} as const;
