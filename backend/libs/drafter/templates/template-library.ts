import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { TEMPLATE_LANGUAGES, type TemplateLanguage } from './task-languages.js';
import type { Template } from './template.js';
import { TemplateIndex, type TemplateMatch } from './template-index.js';
import { type TemplateWords, templateWords } from './template-words.js';

const libraries = new Map<TemplateLanguage, TemplateIndex>();

/** The templates of a language. Each is read once, when it is first needed, and so are the words that it is found by. */
export function templateLibrary(lang: TemplateLanguage): TemplateIndex {
  const known = libraries.get(lang);
  if (known) return known;
  const templates = new Map<string, Template>();
  const read = (id: string): Template => {
    const template = templates.get(id) ?? readTemplate(lang, id);
    templates.set(id, template);
    return template;
  };
  const library = new TemplateIndex(readWords(lang) ?? wordsOfTemplates(lang, read), lang, read);
  libraries.set(lang, library);
  return library;
}

/** Works out the words that the templates of a language are found by. @param read gives the template of an id */
export function wordsOfTemplates(
  lang: TemplateLanguage,
  read = (id: string): Template => readTemplate(lang, id),
): TemplateWords {
  const names = readdirSync(new URL(`./${lang}/`, import.meta.url)).filter((name) => name.endsWith('.json'));
  return templateWords(
    names.sort().map((name) => read(name.slice(0, -'.json'.length))),
    lang,
  );
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

/** What `scripts/copy-templates.mjs` has worked out for the built product; sources have none. */
function readWords(lang: TemplateLanguage): TemplateWords | null {
  const file = new URL(`./words.${lang}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TemplateWords) : null;
}

/** The files are part of the program: a test holds them against the schema, so that nothing is checked at each start. */
function readTemplate(lang: TemplateLanguage, id: string): Template {
  return JSON.parse(readFileSync(new URL(`./${lang}/${id}.json`, import.meta.url), 'utf8')) as Template;
}
