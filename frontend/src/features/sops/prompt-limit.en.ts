/** What is wrong with a prompt. */

export const isTooLong = (limit: number) => `Please keep it under ${limit.toLocaleString('en')} characters.`;
