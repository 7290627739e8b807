/** Levels of objects and arrays. An SOP document needs seven, an event of Stripe about twelve. */
export const MAX_DEPTH = 32;
/** Fields of one object. Each field that a route does not know costs about as much as ten that it knows. */
export const MAX_FIELDS = 256;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;

/**
 * Returns why a JSON text is too complex to parse, or null. It reads each byte once and allocates nothing, so that even
 * rejecting the largest body takes a few milliseconds. The parser checks the syntax.
 * @param maxValues each object, array, field and item counts as one.
 */
export function structureFault(json: Uint8Array, maxValues: number): string | null {
  const fieldsAt: number[] = [];
  let isInText = false;
  let values = 0;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index];
    if (isInText) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) isInText = false;
      continue;
    }
    if (byte === QUOTE) isInText = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
      values += 1;
      // Items of an array are counted as values only.
      fieldsAt.push(byte === OPEN_OBJECT ? 1 : Number.NEGATIVE_INFINITY);
      if (fieldsAt.length > MAX_DEPTH) return `The body is nested deeper than ${MAX_DEPTH} levels.`;
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) fieldsAt.pop();
    else if (byte === COMMA) {
      values += 1;
      const fields = (fieldsAt.pop() ?? 0) + 1;
      fieldsAt.push(fields);
      if (fields > MAX_FIELDS) return `An object of the body has more than ${MAX_FIELDS} fields.`;
    }
    if (values > maxValues) return `The body holds more than ${maxValues} values.`;
  }
  return null;
}
