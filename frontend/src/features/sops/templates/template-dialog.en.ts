import { plural } from '../../../words/en';

/** The choice of a template. */
export const words = {
  search: 'Search templates',
  language: 'Language',
  areLoading: 'Loading the templates',
  areNotLoaded: 'The templates could not be loaded.',
  count: (count: number) => plural(count, { one: '# template', other: '# templates' }),
  noneFound: 'No templates match your search. Describe the task in your own words instead.',

  isLoading: 'Loading the template',
  isNotLoaded: 'The template could not be loaded.',
  back: 'All templates',
  use: 'Use this template',
} as const;
