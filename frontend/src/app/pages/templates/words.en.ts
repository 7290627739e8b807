import { plural } from '../../../words/en';

/** The page of one template. */

export const metaTitle = (title: string) => `${title}: SOP template`;
export const metaTitleIn = (title: string, language: string) => `${title}: SOP template in ${language}`;
export const facts = (trade: string, steps: number) =>
  `${trade} · ${plural(steps, { one: '# step', other: '# steps' })}`;
