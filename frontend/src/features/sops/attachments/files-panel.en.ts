/** What can be done with the files of an SOP. */

export const add = 'Add a file';
export const addField = 'File to add';
export const addFailed = 'The file was not added';
export const isPicture = 'Pictures go in a step';
export const isPictureDetails = 'Choose Edit, press “/” in a step and choose Picture.';
export const deleteOne = (name: string) => `Delete ${name}`;
export const deleteFailed = 'The file was not deleted';
export const deleteDialogTitle = 'Delete this file?';
export const deleteDialogText = (name: string) => `“${name}” is deleted permanently for everyone who reads this SOP.`;
