import { defineProblems } from '../../../common/problems/problem.js';

export const folderProblems = defineProblems({
  'folder-not-found': { status: 404, title: 'Folder not found' },
  'too-many-folders': { status: 409, title: 'You have as many folders as there can be' },
  'folder-too-deep': { status: 409, title: 'Folders can lie in each other three levels deep' },
  'folder-in-itself': { status: 409, title: 'A folder cannot be moved into itself' },
});
