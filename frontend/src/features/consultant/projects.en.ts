/** The projects of the consultant. */

export const title = 'Projects';
export const all = 'All projects';
export const table = 'Projects, table';
export const add = 'Add a project';
export const change = 'Edit project';
export const emptyTitle = 'No projects yet';
export const emptyText = 'A project has a client, a status and a due date.';
export const notLoaded = 'Your projects could not be loaded.';
export const showArchived = 'Show archived projects';
export const noneArchived = 'There are no archived projects.';
export const noneOfClient = 'No projects yet.';

export const name = 'Name';
export const client = 'Client';
export const due = 'Due';
export const status = 'Status';

export const remove = 'Delete';
export const removeTitle = (name: string) => `Delete “${name}”?`;
export const removeText = 'It is deleted permanently. To keep it, set its status to Archived instead.';
