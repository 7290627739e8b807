import { titleCase } from '../english/title.js';
import { capitalise } from '../text/words.js';
import { templateLibrary } from './template-library.js';

/** "Taking in garments at a dry cleaner", "Coloring hair for a client": where, and for whom. */
const DETAIL = /\s(?:at|in|for|from|on|with|to|before|after)\s(?:an?|the)\s[^,]+$/u;
/** "Measuring, checking and fitting glasses": what is done has other names, too. */
const FIRST_ACT = /^(\p{L}+ing),\s(?=\p{L})/u;
const ACTS = /^(?:[\p{L}-]+ing(?:\s(?:up|out|in|off|down|back))?(?:,\s|\sand\s|\s))+/u;

/**
 * A name for a request that names no task: that of the template which tells the same. Where both are very much alike the
 * request says one word of the name at least, else all things that it names. English only: the 41 templates of another
 * language are too few to tell which one is meant.
 */
export function titleOfTold(request: string): string | null {
  const library = templateLibrary('en');
  const { template, isSure } = library.about(request) ?? {};
  if (!template) return null;
  const told = template.title;
  const isSaid = (name: string): boolean => {
    const things = name.replace(ACTS, '');
    return /\p{L}{3}/u.test(things) && library.unsaid(things, request).length === 0;
  };
  const isSaidInPart = isSure === true && library.unsaid(told, request).length < library.unsaid(told, '').length;
  const name = isSaidInPart ? told : [told, told.replace(DETAIL, '')].find(isSaid);
  if (name === undefined) return null;
  const isActUnsaid = library.unsaid(FIRST_ACT.exec(name)?.[1] ?? '', request).length > 0;
  return titleCase(isActUnsaid ? capitalise(name.replace(FIRST_ACT, '')) : name);
}
