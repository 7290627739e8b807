/** The messages below an invalid field. */

export const required = (label: string) => `${label} is required.`;
export const dateRequired = 'Enter a date and a time.';
export const emailRequired = 'Enter an email address, such as name@example.com.';
export const numberRequired = 'Enter a number.';
export const tooLow = (min: number | string) => `Enter ${min} or more.`;
export const tooHigh = (max: number | string) => `Enter ${max} or less.`;
export const check = (label: string) => `Check ${label.toLowerCase()}.`;
export const refused = (label: string, reason: string) => `${label} ${reason}`;
