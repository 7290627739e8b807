import { defineProblems } from '../../common/problems/define-problems.js';

export const installLinkProblems = defineProblems({
  'seat-limit-reached': { status: 409, title: 'All seats of your plan are in use' },
  'install-link-not-found': { status: 404, title: 'Install link not found' },
  'install-link-revoked': { status: 409, title: 'This install link is already revoked' },
});
