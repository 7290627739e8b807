import { defineProblems } from '../../common/problems/problem.js';

export const installLinkProblems = defineProblems({
  'seat-limit-reached': { status: 409, title: 'All seats of your plan are in use' },
  'install-link-not-found': { status: 404, title: 'Install link not found' },
  'install-link-revoked': { status: 409, title: 'This install link is already revoked' },
  'install-link-not-mailed': { status: 409, title: 'This install link was not made for an email address' },
  'invitations-not-mailed': { status: 409, title: 'This installation does not send email: copy the link instead' },
  'too-many-invitations': { status: 429, title: 'Too many invitations were mailed, try again later' },
  'invitation-revoked': { status: 410, title: 'This invitation has been withdrawn' },
  'invitation-taken': { status: 409, title: 'Someone else has joined with this invitation' },
  'own-invitation': { status: 409, title: 'You cannot join your own team' },
  'already-on-the-team': { status: 409, title: 'You are on this team already' },
  'no-seat-left': { status: 409, title: 'The team has no seat left' },
});
