import { defineProblems } from '../../common/problems/define-problems.js';

export const accountProblems = defineProblems({
  'session-not-found': { status: 404, title: 'There is no such session' },
});
