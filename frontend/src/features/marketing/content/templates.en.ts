import { plural } from '../../../words/en';

const DESCRIPTION =
  'Free templates of standard operating procedures: steps, roles, checks, exceptions and records for shops, kitchens, hotels, offices, workshops and more.';

/** Texts of the template gallery. */
export const GALLERY = {
  title: 'SOP templates',
  titleIn: (language: string) => `SOP templates in ${language}`,
  lead: 'Finished procedures for common tasks. Read one as it is, or use it and fill in what only you know.',
  description: DESCRIPTION,
  descriptionIn: (language: string) => `${DESCRIPTION} In ${language}.`,
  steps: (count: number) => plural(count, { one: '# step', other: '# steps' }),
  searchLabel: 'Search templates',
  nothingFound: 'No templates match your search.',
  nothingFoundAction: 'Describe the task in your own words instead',
  otherLanguages: 'Other languages',
};

export const TEMPLATE_PAGE = {
  action: 'Use this template',
  actionNote: 'Reading is free. To fill it in, share it and export it, sign in.',
  blanksNote: 'Marked text in brackets is a blank: what only you know.',
  askedHeading: 'What you will be asked',
  askedLead: 'Each answer fills in its blank everywhere it appears.',
  noPlan: 'You need a plan to create SOPs. The template is kept for you until tomorrow.',
  noPlanAction: 'See the plans',
};
