/** The businesses that the consultant works for. */
export const words = {
  title: 'Clients',
  table: 'Clients, table',
  add: 'Add a client',
  change: 'Change a client',
  emptyText: 'Add the first business that you work for.',
  showArchived: 'Show ended clients',
  noneArchived: 'There are no ended clients.',

  name: 'Name',
  email: 'Email',
  status: 'Status',

  remove: 'Delete',
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText:
    'Its projects, meetings and earnings are deleted with it. Its SOPs stay, without a client. To keep all of it, set the status to Ended instead.',
} as const;
