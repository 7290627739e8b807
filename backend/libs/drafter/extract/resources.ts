import type { ResourceKind } from '../../sop-document/index.js';
import { MATERIALS, PROTECTIVE_EQUIPMENT, TOOLS } from '../lexicon/materials.js';
import { AMBIGUOUS_SYSTEMS, SYSTEM_NOUNS, SYSTEMS } from '../lexicon/systems.js';
import { capitalise, squeeze, uniqueBy } from '../text/words.js';

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
const DOCUMENT =
  /\b((?:[\p{L}-]+ ){0,2}(?:form|checklist|log ?book|register|certificate|handbook|manual|delivery note|purchase order|work order|query list|list)(?: [A-Z]{1,4}-?\d{1,4})?)\b/gu;
const NOT_PART_OF_NAME =
  /^(?:.*\s)?(?:the|a|an|each|in|to|on|and|with|of|signed|sends?|every|they|it|them|write|into|at|over|any|month|new|your|all|is|are|log|logs|enters?|print|first|open|out|fills?|signs?|takes?|from|by|his|her|our|this|that|as|against|under|per|using|for|before|after|when|if)\s/iu;
const CODED_FORM = /\b(?:form|sheet|list|blatt|hoja|formulario)\s+([A-Z]{1,4}-?\d{1,4})\b/giu;
const MAX_NAME = 60;

/** Gives the materials, tools, protective equipment, systems and documents that an English request names. */
export function resourcesIn(text: string, isItWork: boolean): FoundResource[] {
  const found = [...systemsIn(text), ...(isItWork ? [] : materialsIn(text)), ...documentsIn(text)];
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
    if (UNTIL.test(text.slice(match.index)) && !/\b(?:the|a|cash)\s$/iu.test(before)) return [];
    if (/\bno need for\s*$/iu.test(before)) return [];
    if (PROTECTIVE_EQUIPMENT.test(name)) return [{ kind: 'ppe', name: capitalise(name) }];
    return [{ kind: TOOLS.test(name) ? 'tool' : 'material', name: capitalise(name) }];
  });
}

function systemsIn(text: string): FoundResource[] {
  const words = text.match(/(?<![\p{L}\d-])[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? [];
  const named = words.filter((word) => isSystem(word));
  const described = [...text.matchAll(SYSTEM_NOUNS)].map((match) => match[0]);
  return [...named, ...described].map((name) => ({ kind: 'system', name: capitalise(name) }));
}

function isSystem(word: string): boolean {
  const lower = word.toLowerCase();
  if (!SYSTEMS.has(lower)) return false;
  return !AMBIGUOUS_SYSTEMS.has(lower) && lower !== word
    ? true
    : /^(?:instagram|facebook|linkedin|shopify|slack)$/u.test(lower) && lower === word;
}

function documentsIn(text: string): FoundResource[] {
  const forms = [...text.matchAll(CODED_FORM)].map((match) => match[0]);
  const named = [...text.matchAll(DOCUMENT)]
    .map((match) => squeeze((match[1] ?? '').replace(NOT_PART_OF_NAME, '')))
    .filter((name) => name.includes(' ') || /checklist|log ?book|handbook/iu.test(name));
  return [...forms, ...named]
    .filter((name) => name.length <= MAX_NAME && !/^(?:return|query|the|second|personal) list$/iu.test(name))
    .map((name) => ({ kind: 'document', name: capitalise(name) }));
}
