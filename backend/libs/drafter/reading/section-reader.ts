import { PROTECTIVE_EQUIPMENT } from '../lexicon/materials.js';
import { SYSTEMS } from '../lexicon/systems.js';
import type { Block } from '../text/blocks.js';
import { forbiddenIn } from '../text/foreign-headings.js';
import { splitOutsideBrackets } from '../text/split-outside-brackets.js';
import { capitalise, lowerFirst, trimPunctuation } from '../text/words.js';
import type { Findings } from './findings.js';

const LIST = /\s*(?:,|;|\band\b|\by\b|\bet\b|\bund\b|\be\b)\s+/iu;
const ARROW = /\s*(?::|→|->|=>)\s*/u;

/** What is said of somebody, where only names are expected. */
const PERMITS = /\b(?:may|must|can|shall|should)\b(?! be reached)/iu;

/** Whether whole sentences stand under "Störungen" or "Aufzeichnungen", which are read as elsewhere: "Zeigt die Maschine einen Fehler an, …". */
export function isTold({ section, text }: Pick<Block, 'section' | 'text'>, retention: RegExp): boolean {
  if (!/[.。!]\s*$/u.test(text) || /→|->|=>/u.test(text)) return false;
  return (
    section === 'exceptions' || (section === 'records' && !KEPT.test(trimPunctuation(text)) && retention.test(text))
  );
}

/**
 * Reads a block under a heading such as "Materials" or "Who". Gives whether that was possible.
 * @param lang that of the text
 */
export function readSectionBlock(block: Pick<Block, 'section' | 'text'>, findings: Findings, lang = 'en'): boolean {
  const text = trimPunctuation(block.text);
  switch (block.section) {
    case null:
    case 'phases':
      return false;
    case 'resources':
      for (const name of listOf(text)) findings.resources.push({ kind: kindOf(name), name: capitalise(name) });
      return true;
    case 'roles':
      // "Only technicians with a badge may take it out": what somebody may is no name.
      if (PERMITS.test(text)) return false;
      for (const entry of text.split(/\s*[,;]\s+/u)) addRole(entry, findings);
      return true;
    case 'trigger':
      findings.trigger ??= capitalise(text);
      return true;
    case 'purpose':
      findings.purpose ??= capitalise(text);
      return true;
    case 'scope':
      findings.scope.push(capitalise(text));
      return true;
    case 'records':
      for (const name of listOf(text.replace(SO_MANY, ' ($1)'))) addRecord(name, findings);
      return true;
    case 'kpis':
      findings.measures.push({ name: capitalise(text), target: null });
      return true;
    case 'references':
      findings.references.push(capitalise(text));
      return true;
    case 'safety':
      findings.rules.push({ level: 'warning', text: capitalise(text) });
      return true;
    case 'forbidden':
      return addForbidden(block.text, findings, lang);
    case 'notes':
      findings.notes.push(capitalise(text));
      return true;
    case 'definitions': {
      for (const sentence of text.split(/(?<=[.;])\s+(?=["“'‘\p{Lu}])/u)) addDefinition(sentence, findings);
      return true;
    }
    case 'exceptions': {
      const [when = '', action] = text.split(ARROW);
      if (action) findings.exceptions.push({ when: capitalise(when), action: capitalise(action) });
      else if (/^(?:if|when|in case|unless|si|cuando|quand|se|caso|quando|en cas|em caso|in caso)\b/iu.test(text))
        return false;
      else findings.scope.push(capitalise(text));
      return true;
    }
  }
}

/** "Form 6, one per batch and day": how many of them there are is no record. */
const SO_MANY =
  /,\s+((?:one|two|three|a|eine?[rs]?|una?|uno|une|één|um|uma|\d{1,3})\s(?:sheet\s|copy\s)?(?:per|for each|for every|pro|je|par|por)\s[^,;.()]{2,40})(?=[,;.]|$)/iu;

/** "10 years", "archive 2 years", "conservata 12 mesi" */
const TIME_KEPT =
  /^(?:(?:keep|kept|archived?|retain(?:ed)?|stored?|held)(?: for| it for)?\s)?(?:(?:se )?(?:conserva|guarda|archiva)(?:do|da|dos|das|r|n)?|conservat[aeio]|da conservare|(?:à )?conserv(?:er|ée?s?)|durante|pendant|por|per)?(?:\s(?:durante|pendant|por|per))?\s?(?<time>\d{1,3} (?:days?|weeks?|months?|years?|yrs|días|semanas|meses|años|jours|semaines|mois|ans|années|giorni|settimane|mesi|anni|dias|anos|jahre|monate|wochen|tage|jaar|maanden|weken|dagen)(?=$|\s(?:lang|aufbewahren|aufbewahrt|archivieren|archiviert|bewaren|bewaard)$))/iu;

/** "les bons sont conservés 5 ans" */
const KEPT =
  /^(?:(?:le|la|les|el|los|las|il|lo|i|gli|o|a|os|as)\s|l['’])?(?<name>\p{L}[^,;:]{2,60}?)\s(?:(?:est|sont|se|si|son|es|è|sono|é|são|vanno|deben|devem)\s)?(?:ser\s|être\s)?(?:conserv|guard|archiv|arquiv)\p{L}+\s(?:(?:durante|pendant|por|per)\s)?(?<time>\d{1,3} (?:días|semanas|meses|años|jours|semaines|mois|ans|années|giorni|settimane|mesi|anni|dias|anos))$/iu;

/** "“Main” means the pipe of the town", "CIP: cleaning in place" */
function addDefinition(sentence: string, findings: Findings): void {
  const [term = '', meaning] = trimPunctuation(sentence).split(/\s*[:=–—]\s*|\s+means\s+/u);
  const plain = term.replace(/^["“'‘]|["”'’]$/gu, '').trim();
  if (plain !== '') findings.definitions.push({ term: plain, text: meaning?.trim() || null });
}

/** "NCR, 10 years": a time says how long the record before it is kept. */
function addRecord(name: string, { records }: Findings): void {
  const last = records.at(-1);
  const time = TIME_KEPT.exec(name)?.groups?.['time'];
  // "form, log book. 5 years": a sentence of its own is about all of them.
  const [, before, timeOfAll] =
    /^(.{2,}?)[.;]\s+(?:all |kept |keep )?(?:for )?(\d{1,3} (?:days?|weeks?|months?|years?))$/iu.exec(name) ?? [];
  const kept = KEPT.exec(name)?.groups;
  if (kept?.['name'] && kept['time']) records.push({ name: capitalise(kept['name']), where: null, keep: kept['time'] });
  else if (before && timeOfAll) {
    records.push({ name: capitalise(before), where: null, keep: null });
    for (const record of records) record.keep ??= timeOfAll;
  } else if (time && last && last.keep === null) last.keep = time;
  else records.push({ name: capitalise(name), where: null, keep: null });
}

/** Under "Prohibited": each sentence is a ban, also where it would be an order elsewhere; one with a condition is read as elsewhere. */
function addForbidden(text: string, { rules, people }: Findings, lang: string): boolean {
  const sentences = text.split(/(?<=[.!])\s+(?=\p{Lu})/u).map(trimPunctuation);
  if (sentences.some((sentence) => CASE.test(sentence) && !REFLEXIVE[lang]?.test(sentence))) return false;
  for (const sentence of sentences.filter(Boolean)) {
    const last = rules.at(-1);
    if (last && EXCEPTED.test(sentence)) {
      last.text = `${last.text}. ${sentence}`;
      continue;
    }
    const ban = `${forbiddenIn(lang)}: ${lang === 'en' ? lowerFirst(sentence, people) : sentence}`;
    rules.push({ level: 'caution', text: DENIED.test(sentence) ? capitalise(sentence) : ban });
  }
  return true;
}

const CASE = /^(?:if|when|unless|in case|only|wenn|falls|si|quand|cuando|se|caso|quando|als|wanneer)\b/iu;
/** "Si entra …", "Se abre …": no case in Italian and Spanish. */
const REFLEXIVE: Readonly<Record<string, RegExp>> = { it: /^si\b/iu, es: /^se\b/iu };
const EXCEPTED =
  /^(?:exceptions?|except|ausnahmen?|excepci[oó]n(?:es)?|exce[cç][aãoõ]\p{L}*|eccezion[ei]|uitzondering(?:en)?)\b/iu;
const DENIED =
  /(?<!\p{L})(?:no|not|never|nobody|nothing|without|forbidden|prohibited|only|kein\p{L}*|nicht|nie|niemals|niemand|nur|non|ne|n['’]\p{L}+|pas|jamais|aucune?|personne|seulement|uniquement|não|nunca|ninguém|nenhuma?|só|somente|apenas|jamás|nadie|ning[uú]n[oa]?|solo|sólo|solamente|únicamente|mai|nessun[oa]?|soltanto|solamente|niet|geen|nooit|alleen)(?!\p{L})|n['’]t(?!\p{L})/iu;

function listOf(text: string): string[] {
  return splitOutsideBrackets(text, new RegExp(LIST.source, `${LIST.flags.replace('g', '')}y`))
    .map(trimPunctuation)
    .filter(Boolean);
}

function kindOf(name: string): 'system' | 'ppe' | 'material' {
  if (SYSTEMS.has(name.toLowerCase())) return 'system';
  return PROTECTIVE_EQUIPMENT.test(name) ? 'ppe' : 'material';
}

/** "Manager: approves", "Supervisor: Grace". */
function addRole(entry: string, findings: Findings): void {
  const [name = '', detail] = entry.split(/\s*[:–—]\s*|\s+-\s+/u);
  const plain = name
    .replace(/^(?:(?:the|an?|one|two|three|\d+|le|la|les|el|los|las|il|lo|i|gli|o|os|as)\s+|l['’])/iu, '')
    .trim();
  if (plain === '') return;
  const isPerson =
    detail !== undefined &&
    (findings.people.has(detail.trim()) || /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(detail.trim()));
  const role = isPerson ? `${capitalise(plain)} (${detail.trim()})` : capitalise(plain);
  findings.roles.add(role, isPerson ? undefined : detail ? capitalise(detail) : undefined);
}
