import { defineProblems } from '../../../common/problems/problem.js';

export const storageProblems = defineProblems({
  'storage-full': { status: 413, title: 'There is no room left for your files' },
  'file-kind-not-taken': { status: 415, title: 'This kind of file is not taken' },
});
