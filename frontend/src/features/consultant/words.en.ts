/** What all entries of the workspace have in common: their states, their lists and forms, and the choice of a client. */
export const words = {
  statuses: {
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
  },

  client: 'Client',
  noClient: 'No client',
  endedClient: 'A client that has ended',
  clientHelp: 'Optional',

  actions: 'Actions',
  change: 'Change',
  isEmpty: 'Nothing here yet',
  notLoaded: 'This could not be loaded.',
  saved: 'Saved',
} as const;
