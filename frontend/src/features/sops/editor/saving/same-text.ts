import type { SopDto } from '../../../../api/generated/types.gen';
import type { WrittenText } from './kept-edits';

/** Whether two texts say the same, whatever the order of their properties. */
export function isSameText(one: WrittenText, other: WrittenText): boolean {
  return canonical(one) === canonical(other);
}

function canonical(text: WrittenText): string {
  return JSON.stringify(text, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
}

/** The text of an SOP as the server has it: structured where there is a structure, else plain. */
export function textOf({ document, content }: Pick<SopDto, 'document' | 'content'>): WrittenText {
  return document ? { document } : { content };
}
