/** What the consultant is working on. */
export const words = {
  title: 'Projects',
  all: 'All projects',
  table: 'Projects, table',
  add: 'Add a project',
  change: 'Change a project',
  emptyText: 'A project has a client, a goal and a day by which it is due.',
  showArchived: 'Show archived projects',
  noneArchived: 'There are no archived projects.',
  noneOfClient: 'No projects yet.',

  name: 'Name',
  client: 'Client',
  due: 'Due',
  status: 'Status',

  remove: 'Delete',
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText: 'It is deleted permanently. To keep it, set its status to Archived instead.',
} as const;
