import { z } from 'zod';
import { isStorableText } from './storable-text.js';

/** The source of a line: the person's request, common practice or a model's suggestion, or a person's edit. */
export const SOURCES = ['prompt', 'suggested', 'user'] as const;
export const sourceSchema = z.enum(SOURCES);
export type Source = z.infer<typeof sourceSchema>;

/** Id of an item, stable over edits: what runs, diffs and questions refer to. */
export const itemIdSchema = z.string().regex(/^[a-z0-9]{4,12}$/);

/** Text with content: trimmed, never empty. Unknown is null, never an empty text. */
export function text(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine(isStorableText, { error: 'must be text without NUL or broken characters' });
}
