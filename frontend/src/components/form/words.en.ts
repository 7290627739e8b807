/** What stands below a field that is wrong. */
export const words = {
  required: (label: string) => `${label} is required.`,
  dateRequired: 'Enter a date and a time.',
  emailRequired: 'Enter an email address, such as name@example.com.',
  numberRequired: 'Enter a number.',
  tooLow: (min: number | string) => `Enter ${min} or more.`,
  tooHigh: (max: number | string) => `Enter ${max} or less.`,
  check: (label: string) => `Check ${label.toLowerCase()}.`,
  refused: (label: string, reason: string) => `${label} ${reason}`,
} as const;
