/** What finds SOPs in the list. */
export const words = {
  title: 'Your SOPs',
  search: 'Search your SOPs',
  status: 'Status',
  category: 'Category',
  tag: 'Tag',
  all: 'All',
  order: 'Sort by',
  orders: {
    lastUpdated: 'Last updated',
    bestMatch: 'Best match',
    oldestFirst: 'Oldest first',
    title: 'Title',
    status: 'Status',
  },
} as const;
