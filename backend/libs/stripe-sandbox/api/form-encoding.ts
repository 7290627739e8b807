/** A decoded form: strings at the leaves, lists where all keys of a level are 0, 1, 2, … */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormFields = { [key: string]: FormValue };

/** Keys that would reach the prototype of an object. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 10;

interface Branch {
  children: Map<string, Branch | string>;
}

/** Decodes the form encoding of Stripe's API: `items[0][price]=p` becomes `{ items: [{ price: 'p' }] }`. */
export function parseForm(text: string): FormFields {
  const root: Branch = { children: new Map() };
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name);
    if (path.length === 0 || path.length > MAX_DEPTH || path.some((key) => FORBIDDEN_KEYS.has(key))) continue;
    place(root, path, value);
  }
  return fieldsOf(root);
}

function pathOf(name: string): string[] {
  return [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part);
}

function place(root: Branch, path: string[], value: string): void {
  let branch = root;
  for (const [depth, part] of path.entries()) {
    const key = part === '[]' ? String(branch.children.size) : part;
    if (depth === path.length - 1) {
      branch.children.set(key, value);
      return;
    }
    const child = branch.children.get(key);
    const next = typeof child === 'object' ? child : { children: new Map() };
    branch.children.set(key, next);
    branch = next;
  }
}

function fieldsOf(branch: Branch): FormFields {
  return Object.fromEntries([...branch.children].map(([key, child]) => [key, decodeValue(child)]));
}

function decodeValue(child: Branch | string): FormValue {
  if (typeof child === 'string') return child;
  const keys = [...child.children.keys()];
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  return isList ? [...child.children.values()].map(decodeValue) : fieldsOf(child);
}
