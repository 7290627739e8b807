/** The box for a prompt. */

export const label = 'What is the procedure about?';
export const example =
  'For example: Every evening the shift lead closes the bar. Last orders at 22:30, count the till, check the fridge, lock both doors. If the till is short, call the manager.';
export const generate = 'Generate SOP';
export const isRequired = 'Prompt Required';
export const isRequiredDetails = 'Please enter a description for your SOP';
