/** The first three steps of a new user. */

export const title = 'First steps';
export const hide = 'Hide the first steps';
export const done = 'Done';
export const planTitle = 'Choose a plan';
export const planText = 'Unlocks creating and sharing SOPs.';
export const describeTitle = 'Describe a procedure';
export const describeText = 'In your own words, or start with an example:';
export const describeDoneText = 'In your own words, or from an example.';
export const inviteTitle = 'Invite your team';
export const inviteText = 'Invited people can read your completed SOPs.';
export const inviteToSeats = 'Go to team seats';
