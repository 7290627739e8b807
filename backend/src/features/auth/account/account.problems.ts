import { defineProblems } from '../../../common/problems/problem.js';

export const accountProblems = defineProblems({
  'session-not-found': { status: 404, title: 'There is no such session' },
  'too-many-exports': { status: 429, title: 'Your data were downloaded too often, try again later' },
});
