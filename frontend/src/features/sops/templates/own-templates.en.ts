import { plural } from '../../../words/en';

/** The person's own templates. */

export const title = 'Your templates';
export const heading = 'Yours';
export const notLoaded = 'Your templates could not be loaded.';
export const steps = (count: number) => plural(count, { one: '# step', other: '# steps' });
export const rename = 'Rename';

export const titleFieldLabel = 'Title of the template';
export const titleFieldIsTooLong = (limit: number) => `At most ${limit} characters`;
export const renameDialogTitle = 'Rename the template';
export const deleteDialogTitle = (title: string) => `Delete the template “${title}”?`;
export const deleteDialogText = 'It cannot be restored. SOPs created from it are kept.';

export const saved = 'Template Saved';
export const savedDetails = 'Find it under “Start from a template”';
export const saveFailed = 'Failed to save the template';
export const renameFailed = 'Failed to rename the template';
export const deleteFailed = 'Failed to delete the template';
