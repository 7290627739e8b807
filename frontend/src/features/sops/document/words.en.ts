/** A procedure as people read it. Headings and labels are those of its own language. */

export const isLoading = 'Loading the procedure';
export const asWritten = 'as you wrote it';
export const video = 'Video';
export const videoOn = (site: string) => `Video · ${site}`;
