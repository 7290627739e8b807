/** Asks what a picture shows. */
export const words = {
  title: 'Picture',
  addTitle: 'Add a picture',
  alt: 'What does the picture show?',
  altHelp: 'Read aloud to people who do not see it.',
  caption: 'Caption (optional)',
  captionHelp: 'Stands under the picture.',
  done: 'Done',
  isSending: 'Sending the picture',
  isPreparing: 'Preparing the picture',
} as const;
