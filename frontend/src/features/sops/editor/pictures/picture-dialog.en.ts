/** Asks what a picture shows. */

export const title = 'Picture';
export const addTitle = 'Add a picture';
export const alt = 'What does the picture show?';
export const altHelp = 'Read aloud to people who can’t see it.';
export const caption = 'Caption (optional)';
export const captionHelp = 'Shown under the picture.';
export const done = 'Done';
export const isSending = 'Sending the picture';
export const isPreparing = 'Preparing the picture';
