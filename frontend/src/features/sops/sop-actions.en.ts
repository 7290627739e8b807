/** What can be done with an SOP, in its list and on its page, and what came of it. */
export const words = {
  markAs: {
    completed: 'Mark as completed',
    in_progress: 'Mark as in progress',
  },
  export: 'Export',
  moveToFolder: 'Move to folder',
  saveAsTemplate: 'Save as template',

  statusUpdated: 'Status Updated',
  markedAs: {
    completed: 'SOP marked as completed',
    in_progress: 'SOP marked as in progress',
  },
  statusFailed: 'Failed to update SOP status',
  updateFailed: 'Failed to update SOP',

  exported: 'Export Complete',
  downloaded: (title: string) => `${title} has been downloaded`,
  exportFailed: 'Failed to export SOP',
  /** Lines of the text file. */
  exportFile: {
    title: (title: string) => `Title: ${title}`,
    status: {
      completed: 'Status: completed',
      in_progress: 'Status: in progress',
    },
    created: (day: string) => `Created: ${day}`,
    prompt: 'Prompt:',
    content: 'Content:',
  },

  deleted: 'SOP Deleted',
  deleteFailed: 'Failed to delete SOP',
  restoreFailed: 'Failed to restore SOP',
} as const;
