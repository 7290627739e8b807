const OPENING = '([{“«';
const CLOSING = ')]}”»';

/** A place between two parts of a text. */
export interface Separator {
  start: number;
  end: number;
  text: string;
}

/** Gives every place where the pattern fits outside of brackets and quotes. The pattern must be sticky (`y`). */
function separatorsOf(text: string, pattern: RegExp): Separator[] {
  const separators: Separator[] = [];
  let depth = 0;
  let index = 0;
  while (index < text.length) {
    const character = text.charAt(index);
    if (OPENING.includes(character)) depth += 1;
    if (CLOSING.includes(character)) depth = Math.max(0, depth - 1);
    pattern.lastIndex = index;
    const match = depth === 0 ? pattern.exec(text) : null;
    if (match && match[0].length > 0) {
      separators.push({ start: index, end: index + match[0].length, text: match[0] });
      index += match[0].length;
    } else {
      index += 1;
    }
  }
  return separators;
}

/** Gives the parts between the places where the pattern fits outside of brackets. The pattern must be sticky (`y`). */
export function splitOutsideBrackets(text: string, pattern: RegExp): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const separator of separatorsOf(text, pattern)) {
    parts.push(text.slice(start, separator.start));
    start = separator.end;
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter(Boolean);
}
