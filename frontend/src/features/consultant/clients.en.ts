/** The clients of the consultant. */

export const title = 'Clients';
export const table = 'Clients, table';
export const add = 'Add a client';
export const change = 'Edit client';
export const emptyTitle = 'No clients yet';
export const emptyText = 'Add the first business that you work for.';
export const notLoaded = 'Your clients could not be loaded.';
export const showArchived = 'Show ended clients';
export const noneArchived = 'There are no ended clients.';

export const name = 'Name';
export const email = 'Email';
export const status = 'Status';

export const remove = 'Delete';
export const removeTitle = (name: string) => `Delete “${name}”?`;
export const removeText =
  'Its projects, meetings and earnings are deleted with it. Its SOPs stay, without a client. To keep all of it, set the status to Ended instead.';
