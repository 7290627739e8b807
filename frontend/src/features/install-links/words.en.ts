import { plural } from '../../words/en';

/** Team seats, their links and their members. */
export const words = {
  seats: 'Team seats',
  hasEnded: 'Your plan has ended, so nobody new can take a seat. Each seat can be revoked at any time.',
  inUse: (active: number, limit: number, remaining: number) =>
    `${active} of ${plural(limit, { one: '# seat', other: '# seats' })} in use · ${remaining} remaining`,
  usage: 'Seats in use',
  notLoaded: 'Your seats could not be loaded.',
  generate: 'Generate',
  invite: 'Invite someone',
  areFull: 'All seats are in use.',
  upgrade: 'Upgrade',
  isEmpty: 'Generate one link per person and send it to them.',
  search: 'Search seats',
  noneFound: 'No seats match your search.',

  inviteDialog: {
    text: 'Each person gets their own link. Add an email address and we send it for you.',
    name: 'Name (optional)',
    nameHelp: 'Only you see it.',
    email: 'Email (optional)',
    createLink: 'Create link',
    send: 'Send invitation',
  },
  renameDialog: {
    title: 'Who is this seat for?',
    help: 'Only you see it.',
    memberHelp: 'Only you see it. Members choose their own names.',
  },
  revokeDialog: {
    title: 'Revoke this link?',
    text: 'The person who uses it loses access immediately. A revoked link cannot be reactivated.',
  },

  row: {
    copy: 'Copy',
    revoke: 'Revoke',
    more: 'More',
    revoked: 'Revoked',
    addName: 'Add a name',
    rename: 'Rename',
    sendAgain: 'Send again',
    joined: (name: string, day: string) => `${name}, joined on ${day}`,
    notJoined: (name: string) => `${name} (not joined)`,
    invitedAs: (name: string) => `invited as ${name}`,
    sent: (day: string) => `Sent on ${day}`,
    created: (day: string) => `Created on ${day}`,
    linkEnding: (ending: string) => `Link ending in ${ending}`,
    link: (id: string) => `link ${id}`,
    notUsedYet: 'Not used yet',
    neverUsed: 'Never used',
  },

  members: 'Members',
  membersNotLoaded: 'Your members could not be loaded.',
  membersJoined: (joined: number, invited: number) => `${joined} joined · ${invited} not joined`,

  generated: 'Install Link Generated',
  invitationFollows: (email: string) => `An invitation is on its way to ${email}`,
  generateFailed: 'Failed to generate install link',
  invitationSent: 'Invitation sent',
  invitationOnItsWay: (email: string) => `It is on its way to ${email}`,
  linkRevoked: 'Link Revoked',
  linkRevokedDetails: 'Install link has been deactivated',
  revokeFailed: 'Failed to revoke install link',
} as const;
