import { plural } from '../../../words/en';

/** The choice of a template. */

export const search = 'Search templates';
export const language = 'Language';
export const areLoading = 'Loading the templates';
export const areNotLoaded = 'The templates could not be loaded.';
export const count = (count: number) => plural(count, { one: '# template', other: '# templates' });
export const noneFound = 'No templates match your search. Describe the task in your own words instead.';

export const isLoading = 'Loading the template';
export const isNotLoaded = 'The template could not be loaded.';
export const back = 'All templates';
export const use = 'Use this template';
