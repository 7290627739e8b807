/** What is wrong with a prompt. */
export const words = {
  isTooLong: (limit: number) => `Please keep it under ${limit.toLocaleString('en')} characters.`,
} as const;
