import { defineProblems } from '../../common/problems/problem.js';

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

export const folderProblems = defineProblems({
  'folder-not-found': { status: 404, title: 'Folder not found' },
  'too-many-folders': { status: 409, title: 'You have reached the limit of folders' },
  'folder-too-deep': { status: 409, title: 'Folders can be nested three levels deep' },
  'folder-in-itself': { status: 409, title: 'A folder cannot be moved into itself' },
});

export const importProblems = defineProblems({
  'import-not-found': { status: 404, title: 'Import not found' },
  'too-many-imports': { status: 429, title: 'Too many of your documents are waiting to be imported' },
  'document-kind-not-taken': { status: 415, title: 'This kind of file cannot be imported' },
  'form-not-readable': { status: 400, title: 'The form with the file cannot be read' },
});

export const ownTemplateProblems = defineProblems({
  'own-template-not-found': { status: 404, title: 'You have no such template' },
  'too-many-templates': { status: 409, title: 'You have reached the limit of templates' },
});

export const attachmentProblems = defineProblems({
  'attachment-not-found': { status: 404, title: 'There is no such picture or file' },
  'attachment-in-use': { status: 409, title: 'A step shows this picture' },
  'too-many-attachments': { status: 409, title: 'This SOP has reached the limit of pictures and files' },
  'picture-not-readable': { status: 422, title: 'This picture is damaged' },
});

export const archiveProblems = defineProblems({
  'archive-not-found': { status: 404, title: 'There is no such export or import' },
  'archive-under-way': { status: 409, title: 'An export or import of yours is still under way' },
  'too-many-archives': { status: 429, title: 'Too many exports or imports, try again later' },
});
