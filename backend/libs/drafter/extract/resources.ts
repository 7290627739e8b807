import type { ResourceKind } from '../../sop-document/index.js';
import { DETERMINERS, isFunctionWord } from '../english/lexicon/closed-classes.js';
import { isNoun } from '../english/lexicon/words.js';
import { MATERIALS, PROTECTIVE_EQUIPMENT, TOOLS } from '../lexicon/materials.js';
import { AMBIGUOUS_SYSTEMS, SHOUTED_SYSTEMS, SYSTEM_NOUNS, SYSTEMS } from '../lexicon/systems.js';
import { capitalise, uniqueBy } from '../text/words.js';
import { documentsIn } from './named-documents.js';

export interface FoundResource {
  kind: ResourceKind;
  name: string;
}

/** "wait till it clicks": until, and no place for money. */
const UNTIL = /^till\s+(?:it|they|he|she|we|you|i|the|all|both|there|everything|everyone|done|\d)\b/iu;

/** Materials whose words mean something else as often: they count only with an article or a name before them. */
const AMBIGUOUS_MATERIALS =
  /^(?:labels?|keys?|bucket|tape|scales?|safe|till|boxes|tubes?|swabs?|masks?|printer|scanner|cloths?|mops?|pouches|scanner)$/iu;
const OBJECT_BEFORE = /(?:\b(?:the|a|an|with|your|using|drop|cash|packing|shipping|wear|of|in)\s|[:,]\s*)$/iu;

/** Gives the materials, tools, protective equipment, systems and documents that an English request names. */
export function resourcesIn(text: string, isItWork: boolean): FoundResource[] {
  const documents = documentsIn(text).map((name): FoundResource => ({ kind: 'document', name: capitalise(name) }));
  const found = [...systemsIn(text), ...(isItWork ? [] : materialsIn(text)), ...documents];
  const unique = uniqueBy(found, (resource) => resource.name.replace(/s$/u, ''));
  return unique.filter(({ name }, index) => !unique.some((other, at) => at !== index && contains(other.name, name)));
}

function contains(longer: string, shorter: string): boolean {
  return longer.length > shorter.length && longer.toLowerCase().includes(shorter.toLowerCase());
}

function materialsIn(text: string): FoundResource[] {
  return [...text.matchAll(MATERIALS)].flatMap((match): FoundResource[] => {
    const name = match[0];
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    if (AMBIGUOUS_MATERIALS.test(name) && !OBJECT_BEFORE.test(before)) return [];
    if (/^safe$/iu.test(name) && isBeforeNoun(text.slice(match.index + name.length))) return [];
    if (UNTIL.test(text.slice(match.index)) && !/\b(?:the|a|cash)\s$/iu.test(before)) return [];
    if (/\bno need for\s*$/iu.test(before)) return [];
    if (PROTECTIVE_EQUIPMENT.test(name)) return [{ kind: 'ppe', name: capitalise(name) }];
    return [{ kind: TOOLS.test(name) ? 'tool' : 'material', name: capitalise(name) }];
  });
}

/** "a safe home", but "in the safe before lunch" */
function isBeforeNoun(behind: string): boolean {
  const next = /^\s(\p{L}+)/u.exec(behind)?.[1]?.toLowerCase();
  return next !== undefined && isNoun(next) && !isFunctionWord(next);
}

function systemsIn(text: string): FoundResource[] {
  const words = [...text.matchAll(/(?<![\p{L}\d-])[\p{L}\d]+(?:-[\p{L}\d]+)*/gu)];
  const named = words.flatMap(({ 0: word, index }) => (isSystem(word, text.slice(0, index)) ? [word] : []));
  const described = [...text.matchAll(SYSTEM_NOUNS)].map((match) => match[0]);
  return [...named, ...described].map((name) => ({ kind: 'system', name: capitalise(name) }));
}

function isSystem(word: string, before: string): boolean {
  const lower = word.toLowerCase();
  if (!SYSTEMS.has(lower)) return false;
  if (SHOUTED_SYSTEMS.has(lower)) return word === word.toUpperCase();
  if (AMBIGUOUS_SYSTEMS.has(lower) && lower !== word) return isInsideSentence(before);
  return lower !== word || /^(?:instagram|facebook|linkedin|shopify|slack)$/u.test(lower);
}

/** Whether a word in small letters stands right before, and none that makes a thing of it: "in Excel", but "the Square". */
function isInsideSentence(before: string): boolean {
  const previous = /(?<![\p{L}\p{N}])(\p{Ll}[\p{L}'’-]*)\s\(?$/u.exec(before)?.[1];
  return previous !== undefined && !DETERMINERS.has(previous);
}
