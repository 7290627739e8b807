/** The page of an install link: who invites, and how to join the team. */

export const loadingTitle = 'One moment';
export const loading = 'Loading the invitation';
export const notLoaded = 'The invitation could not be loaded';
export const revoked = 'This invitation has been withdrawn';
export const revokedDetails = 'Ask the person who sent it for a new one.';
export const missing = 'This invitation does not exist';
export const missingDetails = 'Check that the link is complete.';

export const invitedBy = (name: string) => `${name} invites you`;
export const invited = 'You are invited';
export const isOpen = 'Join the team to read its standard operating procedures, on any device.';
export const isTaken = 'This invitation has already been used. If that was you, sign in with the same account.';
export const isTakenSignedIn = 'This invitation has already been used. If that was you, continue: you keep your seat.';
export const signIn = 'Sign in to join';
export const join = 'Join the team';
export const continueLabel = 'Continue';
export const askForAnother = 'Ask the person who invited you for a link of your own.';
export const toDashboard = 'Go to the dashboard';
export const welcome = 'Welcome to the team';

export const joined = 'You are on the team';
export const joinedDetails = (name: string) => `${name}’s completed SOPs appear under SOPs, on any device.`;
export const joinedDetailsNameless = 'Your team’s completed SOPs appear under SOPs, on any device.';
export const read = 'Read the procedures';
export const install = 'Install the app';
