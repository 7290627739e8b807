import { defineProblems } from '../../common/problems/define-problems.js';

export const contactProblems = defineProblems({
  'contact-not-delivered': { status: 409, title: 'This installation does not take messages here' },
  'too-many-messages': { status: 429, title: 'Too many messages came from your network, try again later' },
});
