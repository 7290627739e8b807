import type { SopDto } from '../../../../api/generated/types.gen';
import type { WrittenText } from './kept-edits';

/** Whether two texts are equal, whatever the order of their properties. */
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

/** The text of an SOP on the server: structured if there is a document, else plain. */
export function textOf({ document, content }: Pick<SopDto, 'document' | 'content'>): WrittenText {
  return document ? { document } : { content };
}
