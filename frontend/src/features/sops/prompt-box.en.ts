/** The box for a prompt. */
export const words = {
  label: 'What is the procedure about?',
  example:
    'For example: Every evening the shift lead closes the bar. Last orders at 22:30, count the till, check the fridge, lock both doors. If the till is short, call the manager.',
  generate: 'Generate SOP',
  isRequired: 'Prompt Required',
  isRequiredDetails: 'Please enter a description for your SOP',
} as const;
