import { plural } from '../../../words/en';

/** What changes on a public page while somebody uses it. */

export const perMonth = 'per month';
export const perYear = 'per year';
export const templateCount = (count: number) => plural(count, { one: '# template', other: '# templates' });
