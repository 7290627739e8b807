import type { Block } from '../text/blocks.js';
import { capitalise, trimPunctuation } from '../text/words.js';
import { AND, caseInFewWords, withAnswer } from './asked-in-few-words.js';
import { caseAsked } from './foreign-borders.js';

/** "und wenn keiner da ist?", "en als de bon kwijt is?": a case that is asked for. */
const CASE_ASKED =
  /^(?:und|en|maar|aber|ja und|und was)?,?\s*((?:wenn|falls|als|wanneer|indien)\s[^?]{3,100}?)\s*\?+$/iu;
/** "没人来拿呢？" */
const CASE_IN_CHINESE = /^(?:那|那么)?(?:如果|要是)?([^，。？]{2,20}?)(?:的话)?呢[？?]$/u;
const CASE = /^(?:wenn|falls|als|wanneer|indien)\s/iu;

/** The blocks of a chat, where the answer to "and if …?" gets that case as its condition. @param lang ISO 639-1 */
export function withAskedCases(blocks: readonly Block[], lang: string): Block[] {
  if (lang !== 'de' && lang !== 'nl' && lang !== 'zh') return [...blocks];
  const answered: Block[] = [];
  let said: Block | null = null;
  let asked: { block: Block; when: string } | null = null;
  for (const told of blocks) {
    // "und bei Regen?": the answer stands behind its question.
    const whole =
      said && said === answered.at(-1) && told.kind === 'text' ? withAnswer(said.text, told.text, lang) : null;
    if (whole !== null) answered.pop();
    const block: Block = whole === null ? told : { ...told, text: whole };
    said = block.kind === 'text' && /\?\s*$/u.test(block.text) ? block : null;
    const when: string | undefined = (lang === 'zh' ? CASE_IN_CHINESE : CASE_ASKED).exec(block.text)?.[1];
    if (asked !== null && when === undefined && block.kind !== 'heading' && !CASE.test(block.text)) {
      const answer = block.text.replace(/^(?:dann|dan)\s/iu, '');
      answered.push({
        ...block,
        text: lang === 'zh' ? `如果${asked.when}，${answer}` : `${capitalise(asked.when)}, ${answer}`,
      });
      asked = null;
      continue;
    }
    // Nobody has answered the one before.
    if (asked !== null) answered.push(asked.block);
    asked = when === undefined ? null : { block, when };
    if (when === undefined) answered.push(block);
  }
  return asked === null ? answered : [...answered, asked.block];
}

/** "Heuler? Taste prüfen, …": of a word alone it is not certain what it asks, so that it stays with what is told behind it. @param lang ISO 639-1 */
export function withAskedWords(sentences: readonly string[], lang: string): string[] {
  const told: string[] = [];
  for (const sentence of sentences) {
    const asked = told.at(-1) ?? '';
    const [, word = ''] = /^¿?\s*(\p{L}[\p{L}'’-]*(?:\s\p{L}+)?)\s*\?$/u.exec(asked.trim()) ?? [];
    const isWord = word !== '' && (!/\s/u.test(word) || AS_IT_SHOULD_BE.test(word)) && ASKS[lang]?.test(word) === false;
    if (isWord && !/\?\s*$/u.test(sentence)) told[told.length - 1] = `${asked} ${sentence}`;
    else told.push(sentence);
  }
  return told;
}

/** A question with its own word or its verb in front: "wer macht das?", "est-ce que …?", "¿qué hago …?" */
const ASKS: Readonly<Record<string, RegExp>> = {
  de: /^(?:und\s|aber\s)?(?:w(?:er|en|em|as|ie|o|ann|arum|ieso|eshalb|elche\p{L}*|omit|ohin|oher)|ist|sind|hat|habt|hast|haben|kann|kannst|können|darf|dürfen|muss|müssen|soll|sollen|wird|werden|gibt)(?!\p{L})/iu,
  nl: /^(?:en\s|maar\s)?(?:wie|wat|waar\p{L}*|wanneer|hoe|hoeveel|welke?|waarom|is|zijn|heeft|hebben|kan|kunnen|mag|mogen|moet|moeten|wordt|worden)(?!\p{L})/iu,
  fr: /^(?:et\s|mais\s)?(?:qui|qu['’]|que|quoi|quand|où|comment|combien|pourquoi|quel\p{L}*|est-ce|c['’]est|peut-on|on\s|à qui|de qui)(?!\p{L})/iu,
  es: /^(?:y\s|pero\s)?(?:qu[ée]|qui[ée]n(?:es)?|cu[áa]ndo|d[óo]nde|c[óo]mo|cu[áa]nt\p{L}+|cu[áa]l(?:es)?|por qu[ée]|a qui[ée]n|es|son|hay que|puedo|se puede)(?!\p{L})/iu,
  it: /^(?:e\s|ma\s)?(?:chi|che|cosa|quando|dove|come|quant\p{L}+|qual\p{L}*|perch[ée]|a chi|è|sono|posso|si può)(?!\p{L})/iu,
  pt: /^(?:e\s|mas\s)?(?:quem|o que|que|quando|onde|como|quant\p{L}+|qua(?:l|is)|por ?qu[eê]|a quem|é|são|posso|pode(?:-se)?)(?!\p{L})/iu,
};
/** "Plus de 10 kg ?", "Temperatuur boven 31 °C?": a value that is passed asks nothing. */
const PASSED_VALUE =
  /(?:^|\s)(?:plus d[e'’]|moins d[e'’]|au-dessus|más de|menos de|por (?:encima|debajo)|più di|meno di|oltre|sopra|sotto|mais de|menos de|acima|abaixo|über|unter|mehr als|weniger als|boven|onder|meer dan|minder dan)\s?(?:\p{L}+\s){0,2}-?\d/iu;

/** Whether a question only names a value that is passed, which is a case also outside of a list. */
function asksOfValue(question: string): boolean {
  return PASSED_VALUE.test(question);
}
const OPENS_OTHERWISE =
  /^(?:sonst|ansonsten|andernfalls|wenn nicht|falls nicht|sinon|si no|altrimenti|se no|sen[ãa]o|se não|caso contrário|anders|zo niet|zo nee)(?!\p{L})/iu;
const MAX_CASE_WORDS = 7;
/** "Ausweis da? Kopie machen": whether all is as it should be. */
const AS_IT_SHOULD_BE =
  /\s(?:da|ok|okay|fertig|komplett|vollständig|voll|sauber|aanwezig|klaar|compleet|là|complets?|complètes?|propres?|prêts?|listos?|listas?|completos?|completas?|limpi[oa]s?|limp[oa]s?|pront[oaie]|complet[oaie]|pulit[oaie]|presente|presenti)$/iu;

/**
 * "Fell verfilzt? Erst schneiden …": how things are, asked in an item before what is done then; null for a question that wants
 * an answer, and for one whose "otherwise" follows. @param lang ISO 639-1
 */
function caseInItem(question: string, next: string, lang: string): string | null {
  const asked = trimPunctuation(
    question
      .trim()
      .replace(/^¿\s*/u, '')
      .replace(lang === 'de' || lang === 'nl' ? AND : '', '')
      .replace(/\s*\?+$/u, ''),
  );
  const isShort = /\s/u.test(asked) && asked.split(/\s+/u).length <= MAX_CASE_WORDS && !AS_IT_SHOULD_BE.test(asked);
  const isCase = isShort && ASKS[lang]?.test(asked) === false && !/\?\s*$/u.test(next) && !OPENS_OTHERWISE.test(next);
  return isCase && /\?\s*$/u.test(question) ? capitalise(asked) : null;
}

/** The case that a question names, in which the sentence behind it is done; null where it wants to be answered. @param lang ISO 639-1 */
export function caseOfQuestion(
  question: string,
  next: string | undefined,
  isInList: boolean,
  lang: string,
): string | null {
  const asked = caseAsked(question, lang);
  if (asked !== null || next === undefined) return asked;
  const inItem = isInList || asksOfValue(question) ? caseInItem(question, next, lang) : null;
  return inItem ?? (OPENS_OTHERWISE.test(next) ? null : caseInFewWords(question, next, lang));
}
