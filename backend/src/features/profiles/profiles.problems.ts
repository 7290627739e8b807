import { defineProblems } from '../../common/problems/define-problems.js';

export const profileProblems = defineProblems({
  'profile-not-found': { status: 404, title: 'This account has no profile' },
});
