/** A procedure in reading view. Headings and labels are in its own language. */

export const isLoading = 'Loading the procedure';
export const asWritten = 'as you wrote it';
export const video = 'Video';
export const videoOn = (site: string) => `Video · ${site}`;
