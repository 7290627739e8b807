/** A procedure as people read it. Headings and labels are those of its own language. */
export const words = {
  isLoading: 'Loading the procedure',
  asWritten: 'as you wrote it',
  video: 'Video',
  videoOn: (site: string) => `Video · ${site}`,
} as const;
