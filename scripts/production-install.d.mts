/** Gives a Node of that version: the npm package that holds nothing but its program for this machine. @returns its path */
export function fetchNode(version: string, folder: string, node?: string): string;
