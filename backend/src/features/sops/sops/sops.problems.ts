import { defineProblems } from '../../../common/problems/problem.js';

export const sopProblems = defineProblems({
  'sop-not-found': { status: 404, title: 'SOP not found' },
  'sop-not-deleted': { status: 409, title: 'This SOP is not deleted' },
  'version-required': { status: 428, title: 'Say which version your change is based on' },
  'version-conflict': { status: 409, title: 'Someone has changed this SOP in the meantime' },
  'draft-in-progress': { status: 409, title: 'This SOP is being drafted right now' },
  'no-draft-in-progress': { status: 409, title: 'This SOP is not being drafted' },
  'edits-would-be-lost': { status: 409, title: 'Drafting again would replace changes made by hand' },
  'too-many-drafts': { status: 429, title: 'Too many of your SOPs are waiting to be drafted' },
  'too-many-previews': { status: 429, title: 'Too many drafts were tried from your network, try again later' },
  'too-many-sop-exports': { status: 429, title: 'You export too many files at a time, try again later' },
  'question-not-found': { status: 404, title: 'This SOP has no such question' },
  'no-document': { status: 409, title: 'This SOP has no structured document' },
  'version-not-found': { status: 404, title: 'This SOP has no such version' },
  'no-text-yet': { status: 409, title: 'This SOP has no text yet' },
  'nothing-to-keep': { status: 409, title: 'There is no text yet to keep' },
  'too-many-noted-versions': { status: 409, title: 'This SOP has too many versions with a note' },
  'idempotency-key-reused': { status: 422, title: 'This Idempotency-Key was used for another request' },
});
