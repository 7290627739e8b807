import { plural } from '../../../words/en';

/** What changes on a public page while somebody uses it. */
export const words = {
  perMonth: 'per month',
  perYear: 'per year',
  templateCount: (count: number) => plural(count, { one: '# template', other: '# templates' }),
} as const;
