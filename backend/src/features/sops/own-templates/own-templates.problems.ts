import { defineProblems } from '../../../common/problems/problem.js';

export const ownTemplateProblems = defineProblems({
  'own-template-not-found': { status: 404, title: 'You have no such template' },
  'too-many-templates': { status: 409, title: 'You have as many templates as there can be' },
});
