import { plural } from '../../../words/en';

/** The page of one template. */
export const words = {
  metaTitle: (title: string) => `${title}: SOP template`,
  metaTitleIn: (title: string, language: string) => `${title}: SOP template in ${language}`,
  facts: (trade: string, steps: number) => `${trade} · ${plural(steps, { one: '# step', other: '# steps' })}`,
} as const;
