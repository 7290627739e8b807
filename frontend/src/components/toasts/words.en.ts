/** What toasts offer beside their own actions. */

export const dismiss = 'Dismiss';
