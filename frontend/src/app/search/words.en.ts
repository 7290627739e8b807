import { plural } from '../../words/en';

/** The search over SOPs, pages and actions. Keywords are further words that somebody may look for. */
export const words = {
  title: 'Search',
  field: 'Search SOPs, pages and actions',
  close: 'Close the search',
  results: 'Results',
  sops: 'SOPs',
  sharedWithYou: 'Shared with you',
  seeAll: (sought: string) => `See all results for “${sought}”`,
  searchFailed: 'SOPs could not be searched. Check your connection.',
  isOffline: 'SOPs can be searched when the connection is back.',
  noneFoundFor: (sought: string) => `No SOPs found for “${sought}”.`,
  resultCount: (count: number) => plural(count, { one: '# result', other: '# results' }),
  noSopsCount: (count: number) => `No SOPs found. ${plural(count, { one: '# result', other: '# results' })}`,

  actions: {
    heading: 'Actions',
    newSop: { label: 'New SOP', keywords: 'create write draft describe procedure' },
    import: { label: 'Import documents', keywords: 'upload word pdf excel file' },
    plan: { label: 'Choose a plan', keywords: 'new sop create write subscribe upgrade pricing' },
    toLight: { label: 'Switch to light colors', keywords: 'scheme theme mode appearance' },
    toDark: { label: 'Switch to dark colors', keywords: 'scheme theme mode appearance' },
    shortcuts: { label: 'Keyboard shortcuts', keywords: 'keys help' },
    signOut: { label: 'Sign out', keywords: 'log logout leave' },
  },
  pages: {
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
  },
} as const;
