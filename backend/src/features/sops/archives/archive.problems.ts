import { defineProblems } from '../../../common/problems/problem.js';

export const archiveProblems = defineProblems({
  'archive-not-found': { status: 404, title: 'There is no such export or import' },
  'archive-under-way': { status: 409, title: 'An export or import of yours is still under way' },
  'too-many-archives': { status: 429, title: 'Too many exports or imports, try again later' },
});
