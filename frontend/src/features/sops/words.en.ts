/** Texts of every SOP, wherever it is shown. */

export const status = {
  completed: 'Completed',
  in_progress: 'In progress',
} as const;
