/** What is written into the heads of the public pages. */
export const words = {
  picture: (heading: string) => `A numbered procedure beside the words: ${heading}`,
} as const;
