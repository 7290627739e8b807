/**
 * Gives the one JSON text of a value (RFC 8785): keys in the order of their UTF-16 code units, no spaces. The same value
 * gives the same bytes wherever it is computed, so that anyone can check a hash of them.
 * Keys whose value is undefined are left out, as `JSON.stringify` does.
 * @throws {TypeError} for what JSON cannot carry: undefined, functions, big integers, NaN, infinity, lone surrogates
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return canonicalString(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`JSON has no number ${value}`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(',')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    // The default order of texts in JavaScript is that of their UTF-16 code units.
    const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${sorted.map(([key, item]) => `${canonicalString(key)}:${canonicalJson(item)}`).join(',')}}`;
  }
  throw new TypeError(`JSON has no ${typeof value}`);
}

function canonicalString(text: string): string {
  if (!isWellFormed(text)) throw new TypeError('JSON has no lone surrogates');
  return JSON.stringify(text);
}

function isWellFormed(text: string): boolean {
  return !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);
}
