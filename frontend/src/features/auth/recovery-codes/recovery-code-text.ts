import * as words from './words.en';

/** A code as people read and type it: in groups of four. */
export function groupedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** The text file of a set: what it is for, and one code per line. */
export function recoveryCodesText(codes: readonly string[], { site, email }: { site: string; email: string }): string {
  return [words.fileTitle(email, site), words.fileText, '', ...codes.map(groupedCode), ''].join('\n');
}
