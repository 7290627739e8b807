/** When the consultant meets whom. */
export const words = {
  title: 'Meetings',
  table: 'Meetings, table',
  add: 'Add a meeting',
  change: 'Change a meeting',
  emptyTitle: 'No meetings yet.',
  showArchived: 'Show canceled meetings',
  noneArchived: 'There are no canceled meetings.',
  noneOfClient: 'No meetings yet.',

  subject: 'Title',
  client: 'Client',
  when: 'When',
  minutes: 'Minutes',
  status: 'Status',

  remove: 'Delete',
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText:
    'It is deleted permanently and removed from your calendar. To keep it, set its status to Canceled instead.',
} as const;
