/** What toasts offer beside their own actions. */
export const words = {
  dismiss: 'Dismiss',
} as const;
