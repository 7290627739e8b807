/** See sources.mjs. */
export function fingerprint(root: string, paths: string[], ignored?: RegExp): string;
