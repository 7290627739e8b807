/** What can be done with an SOP, in its list and on its page, and what came of it. */

export const markAsCompleted = 'Mark as completed';
export const markAsIn_progress = 'Mark as in progress';
export const exportLabel = 'Export';
export const moveToFolder = 'Move to folder';
export const saveAsTemplate = 'Save as template';

export const statusUpdated = 'Status Updated';
export const markedAs = {
  completed: 'SOP marked as completed',
  in_progress: 'SOP marked as in progress',
} as const;
export const statusFailed = 'Failed to update SOP status';
export const updateFailed = 'Failed to update SOP';

export const exported = 'Export Complete';
export const downloaded = (title: string) => `${title} has been downloaded`;
export const exportFailed = 'Failed to export SOP';
/** Lines of the text file. */
export const exportFile = {
  title: (title: string) => `Title: ${title}`,
  status: {
    completed: 'Status: completed',
    in_progress: 'Status: in progress',
  },
  created: (day: string) => `Created: ${day}`,
  prompt: 'Prompt:',
  content: 'Content:',
} as const;

export const deleted = 'SOP Deleted';
export const deletedForTeam = 'Your team can no longer read it.';
export const deleteFailed = 'Failed to delete SOP';
export const restoreFailed = 'Failed to restore SOP';
