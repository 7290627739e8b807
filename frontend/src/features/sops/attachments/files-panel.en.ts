/** What can be done with the files of an SOP. */
export const words = {
  add: 'Add a file',
  addField: 'File to add',
  addFailed: 'The file was not added',
  isPicture: 'Pictures go in a step',
  isPictureDetails: 'Choose Edit, press “/” in a step and take Picture.',
  deleteOne: (name: string) => `Delete ${name}`,
  deleteFailed: 'The file was not deleted',
  deleteDialog: {
    title: 'Delete this file?',
    text: (name: string) => `“${name}” is deleted permanently for everyone who reads this SOP.`,
  },
} as const;
