import { readdirSync, readFileSync } from 'node:fs';
import { TEMPLATE_LANGUAGES, type TemplateLanguage } from './task-languages.js';
import type { Template } from './template.js';
import { TemplateIndex, type TemplateMatch } from './template-index.js';

const libraries = new Map<TemplateLanguage, TemplateIndex>();

/** The templates of a language, read once, when somebody first needs them. */
export function templateLibrary(lang: TemplateLanguage): TemplateIndex {
  const known = libraries.get(lang);
  if (known) return known;
  const library = new TemplateIndex(readTemplates(lang), lang);
  libraries.set(lang, library);
  return library;
}

/** A template with the language that it is written in. */
export interface LibraryMatch extends TemplateMatch {
  lang: TemplateLanguage;
}

/** A few words are easily taken for another language: found in one that was not detected, they must be the template's own. */
const OTHER_LANGUAGE = 0.9;

/**
 * The template that a short request means, in the language that it seems to be written in or else in any other one; null
 * when none is surely meant. The very words of a title count in any language: a few words are easily taken for another one.
 */
export function findInLibraries(request: string, lang: string): LibraryMatch | null {
  const matches = TEMPLATE_LANGUAGES.flatMap((each) => {
    const match = templateLibrary(each).find(request, each === lang);
    return match && (each === lang || match.score >= OTHER_LANGUAGE) ? [{ ...match, lang: each }] : [];
  });
  // "Phishing" is asked for in German, too, which is no reason to answer an English request in German.
  const rank = (match: LibraryMatch): number =>
    (match.score >= OTHER_LANGUAGE ? 2 : 0) + (match.lang === lang ? 1 : 0) + match.score / 2;
  return matches.toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}

/** The files are part of the program: a test holds them against the schema, so that nothing is checked at each start. */
function readTemplates(lang: TemplateLanguage): Template[] {
  const folder = new URL(`./${lang}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Template);
}
