import { defineProblems } from '../../../common/problems/define-problems.js';

export const storageProblems = defineProblems({
  'storage-full': { status: 413, title: 'There is no room left for your files' },
});
