import { defineProblems } from '../../../common/problems/problem.js';

export const attachmentProblems = defineProblems({
  'attachment-not-found': { status: 404, title: 'There is no such picture or file' },
  'attachment-in-use': { status: 409, title: 'A step shows this picture' },
  'too-many-attachments': { status: 409, title: 'This SOP has as many pictures or files as it can have' },
  'picture-not-readable': { status: 422, title: 'This picture is damaged' },
});
