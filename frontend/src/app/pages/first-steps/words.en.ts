/** The first three steps of a newcomer. */
export const words = {
  title: 'First steps',
  hide: 'Hide the first steps',
  done: 'Done',
  plan: { title: 'Choose a plan', text: 'Unlocks creating and sharing SOPs.' },
  describe: {
    title: 'Describe a procedure',
    text: 'In your own words, or begin with an example:',
    doneText: 'In your own words, or from an example.',
  },
  invite: {
    title: 'Invite your team',
    text: 'Invited people can read your completed SOPs.',
    toSeats: 'Go to team seats',
  },
} as const;
