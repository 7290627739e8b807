import { plural } from '../../../words/en';

/** Texts of a public page that change with interaction. */

export const perMonth = 'per month';
export const perYear = 'per year';
export const templateCount = (count: number) => plural(count, { one: '# template', other: '# templates' });
