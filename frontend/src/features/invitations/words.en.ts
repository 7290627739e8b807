/** Where an install link leads: who invites, and the way into the team. */
export const words = {
  loadingTitle: 'One moment',
  loading: 'Loading the invitation',
  notLoaded: 'The invitation could not be loaded',
  revoked: 'This invitation has been withdrawn',
  revokedDetails: 'Ask the person who sent it for a new one.',
  missing: 'This invitation does not exist',
  missingDetails: 'Check that the link is complete.',

  invitedBy: (name: string) => `${name} invites you`,
  invited: 'You are invited',
  isOpen: 'Join the team to read its standard operating procedures, on any device.',
  isTaken: 'This invitation has already been used. If that was you, sign in with the same account.',
  isTakenSignedIn: 'This invitation has already been used. If that was you, continue: you keep your seat.',
  signIn: 'Sign in to join',
  join: 'Join the team',
  welcome: 'Welcome to the team',

  joined: 'You are on the team',
  joinedDetails: (name: string) => `SOPs that ${name} completes appear under SOPs, on any device.`,
  joinedDetailsNameless: 'SOPs that your team completes appear under SOPs, on any device.',
  read: 'Read the procedures',
  install: 'Install the app',
} as const;
