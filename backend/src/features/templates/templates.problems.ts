import { defineProblems } from '../../common/problems/problem.js';

export const templateProblems = defineProblems({
  'template-not-found': { status: 404, title: 'There is no such template in this language' },
});
