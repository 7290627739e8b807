/** The meetings of the consultant. */

export const title = 'Meetings';
export const table = 'Meetings, table';
export const add = 'Add a meeting';
export const change = 'Edit meeting';
export const emptyTitle = 'No meetings yet';
export const emptyText = 'Each meeting has a date and a client, and can appear in your calendar.';
export const notLoaded = 'Your meetings could not be loaded.';
export const showArchived = 'Show canceled meetings';
export const noneArchived = 'There are no canceled meetings.';
export const noneOfClient = 'No meetings yet.';

export const subject = 'Title';
export const client = 'Client';
export const when = 'When';
export const minutes = 'Minutes';
export const status = 'Status';

export const remove = 'Delete';
export const removeTitle = (name: string) => `Delete “${name}”?`;
export const removeText =
  'It is deleted permanently and removed from your calendar. To keep it, set its status to Canceled instead.';
