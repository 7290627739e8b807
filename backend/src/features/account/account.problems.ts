import { defineProblems } from '../../common/problems/define-problems.js';

export const accountProblems = defineProblems({
  'session-not-found': { status: 404, title: 'There is no such session' },
  'fresh-sign-in-needed': { status: 403, title: 'Sign in again to do this' },
});
