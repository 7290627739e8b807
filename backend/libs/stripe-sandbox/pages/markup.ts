/** HTML that is safe to insert into a page. */
export class Markup {
  constructor(readonly text: string) {}
}

type MarkupValue = Markup | string | number | null | false | MarkupValue[];

/** Builds markup from a template: texts are escaped, markup is kept, null and false are omitted. */
export function html(parts: TemplateStringsArray, ...values: MarkupValue[]): Markup {
  const text = parts.reduce((joined, part, index) => joined + renderValue(values[index - 1] ?? null) + part);
  return new Markup(text);
}

function renderValue(value: MarkupValue): string {
  if (value === null || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(renderValue).join('');
  return escapeText(String(value));
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
