/** Texts of all entries of the workspace: states, lists, forms, and the choice of a client. */

export const statuses = {
  active: 'Active',
  archived: 'Archived',
  cancelled: 'Canceled',
  completed: 'Completed',
  done: 'Done',
  ended: 'Ended',
  inactive: 'Inactive',
  paid: 'Paid',
  pending: 'Pending',
  planned: 'Planned',
  scheduled: 'Scheduled',
  void: 'Void',
} as const;

export const client = 'Client';
export const noClient = 'No client';
export const endedClient = 'A client that has ended';
export const clientHelp = 'Optional';

export const actions = 'Actions';
export const change = 'Edit';
export const isEmpty = 'Nothing here yet';
export const saved = 'Saved';
