/** Team seats, their links and their members. */

export const seats = 'Team seats';
export const hasEnded = 'Your plan has ended, so nobody new can take a seat. Each seat can be revoked at any time.';
export const inUse = (active: number, limit: number) => `${active} of ${limit} seats in use`;
export const remaining = (count: number) => `${count} remaining`;
export const usage = 'Seats in use';
export const notLoaded = 'Your seats could not be loaded.';
export const generate = 'Generate';
export const invite = 'Invite someone';
export const areFull = 'All seats are in use.';
export const upgrade = 'Upgrade';
export const isEmpty = 'Generate one link per person and send it to them.';
export const search = 'Search seats';
export const noneFound = 'No seats match your search.';

export const inviteDialogText =
  'Each person gets their own link. Enter a name, an email address or both; with an email address, we send the link for you.';
export const inviteDialogName = 'Name';
export const inviteDialogNameHelp = 'Only you see it.';
export const inviteDialogEmail = 'Email';
export const inviteDialogCreateLink = 'Create link';
export const inviteDialogSend = 'Send invitation';
export const renameDialogTitle = 'Who is this seat for?';
export const renameDialogHelp = 'Only you see it.';
export const renameDialogMemberHelp = 'Only you see it. Members choose their own names.';
export const revokeMemberTitle = (name: string) => `Revoke the seat of ${name}?`;
export const revokeMemberText = (name: string) =>
  `${name} loses access to your SOPs immediately. A revoked seat cannot be reactivated.`;
export const revokeInvitedTitle = (name: string) => `Revoke the link for ${name}?`;
export const revokeUnusedTitle = 'Revoke the unused link?';
export const revokeUnusedText = (created: string) =>
  `${created}. The link stops working immediately and cannot be reactivated.`;
export const revokeInvitedText = 'The link stops working immediately and cannot be reactivated.';

export const rowCopy = 'Copy';
export const rowRevoke = 'Revoke';
export const rowMore = 'More';
export const rowRevoked = 'Revoked';
export const rowAddName = 'Add a name';
export const rowRename = 'Rename';
export const rowSendAgain = 'Send again';
export const rowJoined = (name: string, day: string) => `${name}, joined on ${day}`;
export const rowNotJoined = (name: string) => `${name} (not joined)`;
export const rowInvitedAs = (name: string) => `invited as ${name}`;
export const rowSent = (day: string) => `Sent on ${day}`;
export const rowCreated = (day: string) => `Created on ${day}`;
export const rowCreatedAgo = (age: string) => `Created ${age}`;
export const rowUnusedLink = 'Unused link';
export const rowLink = (id: string) => `link ${id}`;
export const rowNeverUsed = 'Never used';

export const members = 'Members';
export const membersNotLoaded = 'Your members could not be loaded.';
export const membersNone = 'Nobody has joined yet. The people you invite read the SOPs that you have completed.';
export const membersJoined = (joined: number, invited: number) => `${joined} joined · ${invited} not joined`;

export const generated = 'Install Link Generated';
export const invitationFollows = (email: string) => `An invitation is on its way to ${email}`;
export const generateFailed = 'Failed to generate install link';
export const invitationSent = 'Invitation sent';
export const invitationOnItsWay = (email: string) => `It is on its way to ${email}`;
export const linkRevoked = 'Link Revoked';
export const linkRevokedDetails = 'Install link has been deactivated';
export const revokeFailed = 'Failed to revoke install link';
