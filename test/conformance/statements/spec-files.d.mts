/** See spec-files.mjs. */
export function specFiles(): string[];
export function citingFiles(): { jest: string[]; vitest: string[] };
