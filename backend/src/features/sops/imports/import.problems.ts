import { defineProblems } from '../../../common/problems/problem.js';

export const importProblems = defineProblems({
  'import-not-found': { status: 404, title: 'Import not found' },
  'too-many-imports': { status: 429, title: 'Too many of your documents are waiting to be imported' },
  'document-kind-not-taken': { status: 415, title: 'This kind of file cannot be imported' },
  'form-not-readable': { status: 400, title: 'The form with the file cannot be read' },
});
