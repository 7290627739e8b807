import { readFileSync } from 'node:fs';
import { requestTexts } from '../talk/labeled-requests.js';

/** A request of an invented person, and how its work is named. */
export interface NamedRequest {
  request: string;
  /** Whether it begins with the work at once, and holds hardly anything else. */
  isDirect: boolean;
  /** The title that an experienced technical writer would give. */
  title: string;
  /** Words of the request from which it can be made, best first; none where nothing names it. */
  names: readonly string[];
}

/** A line of `test/data/names`: with its request, or with the number of one in `test/data/talk` ("en-held-out 12"). */
interface NamedLine {
  request?: string;
  labeled?: string;
  isDirect?: boolean;
  title: string;
  names: readonly string[];
}

export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

const DATA = new URL('../../data/names/', import.meta.url);

/** Reads the requests of a language in `test/data/names`. @throws Error for a line without a request */
export function namedRequests(language: Language): NamedRequest[] {
  const texts = new Map<string, readonly string[]>();
  const lines = readFileSync(new URL(`${language}.jsonl`, DATA), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const { request, labeled = '', isDirect = false, title, names }: NamedLine = JSON.parse(line);
    const [file = '', number = ''] = labeled.split(' ');
    if (request === undefined && !texts.has(file)) texts.set(file, requestTexts(file));
    const text = request ?? texts.get(file)?.[Number(number) - 1];
    if (text === undefined) throw new Error(`No request: ${line}`);
    return { request: text, isDirect, title, names };
  });
}
