import { cleanText, flatten } from '../../../../backend/libs/sop-document/quality-checks/wording/plain-text.js';
import type { GoldItem } from './gold-item.js';
import type { GoldPrompt } from './gold-prompt.js';
import { type LineReading, type MatchedLine, readLine } from './line-reading.js';
import { isCjk, joinParts } from './plain-text.js';
import type { PromptContext } from './prompt-context.js';
import { isProhibition, SIGNS_OF_BAD_REWRITES } from './signs-of-bad-rewrites.js';
import { SIGNS_OF_BROKEN_ENGLISH } from './signs-of-broken-english.js';
import { SIGNS_OF_BROKEN_LINES } from './signs-of-broken-lines.js';
import { THRESHOLDS } from './thresholds.js';
import { firstWordOf, holdsVerb } from './verbs.js';
import { bagOf, filterBag, shareInside, similarity, type WordBag } from './word-bag.js';
import { BENIGN_VERBS, SYNONYMS } from './word-tables.js';

/**
 * `right`: stands for a gold line. `part`: is a part of one. `kept`: as the person wrote it, neither right nor wrong.
 * `wrong`: for the reasons given.
 */
export type Verdict = 'right' | 'part' | 'kept' | 'wrong';

export interface JudgedLine extends MatchedLine {
  verdict: Verdict;
  /** Names of signs; empty unless the line is wrong. */
  reasons: readonly string[];
}

/** "Perform the safety check": an order made of a noun for work. */
const ORDER_OF_NOUN =
  /^(perform|do|carry out|run|make|hold) (the |a |an )?(\S+ ){0,3}(test|check|inspection|count|round|tour|handover|briefing|call)s?\b/i;
/** Headers, greetings and ends of mails. */
const MAIL_LINE =
  /^(from|to|cc|subject|date|sent|von|an|betreff|datum|gesendet|de|para|asunto|fecha|objet|à|oggetto|van|onderwerp)\s?:|^(hi|hello|dear|hey|liebe|lieber|hallo|hola|bonjour|regards|cheers|thanks|thank(?= you|,)|thx|mit freundlichen|viele grüße|cordialement|saludos|groetjes)\b|^(prof\.|dr\.) \p{Lu}/iu;
/** Words of a line that one sentence of the prompt must hold for the line to come from it. */
const SHARE_OF_SENTENCE = 0.85;

/** Judges the stated lines of one prompt. */
export class LineJudge {
  private readonly notSteps: readonly WordBag[];
  private readonly titles: readonly WordBag[];
  private readonly titleBag: WordBag;

  constructor(
    private readonly gold: GoldPrompt,
    private readonly context: PromptContext,
  ) {
    this.notSteps = gold.not_steps.map(bagOf);
    this.titles = gold.title.map(bagOf);
    this.titleBag = bagOf(joinParts(...gold.title));
  }

  judge(line: MatchedLine): JudgedLine {
    const reasons = [...signsOf(readLine(line, this.context)), ...this.signsOfContent(line)];
    return { ...line, reasons, verdict: reasons.length > 0 ? 'wrong' : this.verdictOf(line) };
  }

  private signsOfContent(line: MatchedLine): string[] {
    const { target, isVerbatim } = line;
    const isNoun = isOrderOfNoun(line, this.context);
    const isUnaligned = !target && !isVerbatim && !this.isFromOneSentence(line) && !isNoun;
    return [
      ...(this.isNoStep(line) ? ['not a step'] : []),
      ...(isUnaligned ? ['unaligned'] : []),
      ...(hasWrongVerb(line) && !isNoun ? ['wrong verb'] : []),
    ];
  }

  /** Whether the line is of the mail, asks something, is the title, or tells what the gold answer calls no step. */
  private isNoStep(line: MatchedLine): boolean {
    if (MAIL_LINE.test(line.text)) return true;
    const { bag, gold, target, text } = line;
    if (!target && (/[?？]\s*$/.test(text) || this.isTitle(bag) || this.gold.steps.length === 0)) return true;
    if (gold || bag.size === 0) return false;
    const withoutLabel = bagOf(text.replace(/^\p{Lu}\p{L}+: /u, ''));
    const readings = [bag, withoutLabel, filterBag(bag, (stem) => !this.titleBag.has(stem))];
    return this.notSteps.some((notStep) =>
      readings.some(
        (reading) => shareInside(reading, notStep) >= THRESHOLDS.notStep && (reading.size > 1 || notStep.size === 1),
      ),
    );
  }

  private isTitle(bag: WordBag): boolean {
    return this.titles.some((title) => {
      const isInside = title.size > 1 && shareInside(title, bag) >= 0.8 && bag.size < 2 * title.size + 2;
      return similarity(title, bag) >= 0.7 || isInside;
    });
  }

  /** Whether one sentence of the prompt has its words and uses its verb as one. */
  private isFromOneSentence({ bag, text }: MatchedLine): boolean {
    const first = firstWordOf(text);
    return (
      bag.size > 1 &&
      this.context.sentences.some(
        (sentence) => shareInside(bag, sentence.bag) >= SHARE_OF_SENTENCE && holdsVerb(sentence.text, first),
      )
    );
  }

  /** The verdict of a line without a sign. */
  private verdictOf(line: MatchedLine): Verdict {
    if (this.isAsWritten(line) && this.isNotImproved(line)) return 'kept';
    if (line.gold) return 'right';
    return line.target ? 'part' : 'kept';
  }

  private isAsWritten({ text, when, isVerbatim }: MatchedLine): boolean {
    const { flatSentences } = this.context;
    return isVerbatim || flatSentences.has(flatten(text)) || flatSentences.has(flatten(joinParts(when, text)));
  }

  /** Whether a line in the person's own words is no order of one gold line that begins with its verb. */
  private isNotImproved({ target, covers, hasRightVerb, text }: MatchedLine): boolean {
    if (!target || hasRightVerb === false || (covers.length > 1 && !hasRightVerb)) return true;
    const { lang, verbs } = this.context;
    const isOrder = verbs.canBeVerb(firstWordOf(text)) || isProhibition(cleanText(text));
    return hasRightVerb === null && lang === 'en' && !isOrder;
  }
}

function signsOf(reading: LineReading): string[] {
  const { context, line } = reading;
  const signs = [
    ...SIGNS_OF_BROKEN_LINES,
    ...(context.lang === 'en' ? SIGNS_OF_BROKEN_ENGLISH : []),
    ...(context.lang === 'en' && !line.isVerbatim ? SIGNS_OF_BAD_REWRITES : []),
  ];
  return signs.filter((sign) => sign.shows(reading)).map(({ name }) => name);
}

function isOrderOfNoun({ text }: MatchedLine, context: PromptContext): boolean {
  return ORDER_OF_NOUN.test(text) && shareInside(bagOf(text.replace(/^\w+/, '')), context.bag) === 1;
}

/** Whether a rewritten line begins with another verb than its gold lines, or one that means the same. */
function hasWrongVerb({ text, kind, covers, hasRightVerb, isVerbatim }: MatchedLine): boolean {
  if (hasRightVerb !== false || isVerbatim || isCjk(text) || kind === 'exception') return false;
  const first = firstWordOf(text);
  if (BENIGN_VERBS.has(first) && !/^do (?!not)/i.test(text)) return false;
  const items = covers.filter(({ verbs }) => verbs?.length);
  const goldVerbs = items.flatMap(({ verbs }) => verbs ?? []);
  if (SYNONYMS.some((verbs) => verbs.has(first) && goldVerbs.some((verb) => verbs.has(verb)))) return false;
  return !isVerbOfSource(first, items);
}

/** Whether the person used this verb, and none of those that the gold answer has. */
function isVerbOfSource(first: string, items: readonly GoldItem[]): boolean {
  const usesGoldVerb = items.some(({ verbs, source }) => verbs?.some((verb) => holdsVerb(source, verb)));
  return holdsVerb(joinParts(...items.map(({ source }) => source)), first) && !usesGoldVerb;
}
