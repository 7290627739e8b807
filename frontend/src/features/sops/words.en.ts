/** What is said of every SOP, wherever it is shown. */
export const words = {
  status: {
    completed: 'Completed',
    in_progress: 'In progress',
  },
  created: 'SOP Created',
  isBeingGenerated: 'Your SOP is being generated and will appear shortly',
  createFailed: 'Failed to create SOP',
} as const;
