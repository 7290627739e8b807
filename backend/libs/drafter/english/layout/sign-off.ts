import { orderCertainty } from '../imperative.js';
import { tokenise } from '../tokens.js';

const KNOWN =
  /^\s*(?:(?:kind|best|warm|many|nice|friendly|with kind|with best)\s+)?(?:regards|wishes|best|cheers|thanks|thank you(?: all| both| everyone)?|thx|ta|many thanks|with (?:many |my |best |warm |sincere )?(?:thanks|gratitude|appreciation)|gratefully|thanks (?:a (?:lot|million|ton|bunch)|so much|again|in advance|for (?:your|the|all) \p{L}+|everyone|all|both|guys)|sincerely|(?:i remain,? )?yours(?: sincerely| faithfully| truly)?|greetings|take care|all the best|talk soon|speak soon|have a (?:nice|good|great|lovely) (?:day|weekend|evening|week|one)|rgds|br|xx?|mahalo|aloha|(?:an? )?(?:(?:big|huge|warm|many|much|lots of|all my) ){0,2}(?:love|hugs?|kiss(?:es)?)(?:(?: and |, )(?:love|hugs?|kiss(?:es)?))?|bye(?: for now)?|see (?:you|ya)(?: (?:soon|later|all|there|then))?|(?:warmly|cordially|respectfully)(?: yours)?)(?!\p{L})\s*[,!.]*\s*(\p{L}[\p{L}. ]{0,30})?(?:, who (?:is|was|has)\b.{3,60})?$/iu;
/** "Thank you in advance and best regards," */
const THANKED_BEFORE =
  /^\s*(?:many )?(?:thanks|thank you)(?: (?:in advance|again|so much|a lot|very much))*,? (?:and|&) (?=(?:(?:kind|best|warm|many)\s+)?(?:regards|wishes|greetings)\b)/iu;
/** The same in German, Spanish, French, Portuguese, Italian and Dutch. */
const ELSEWHERE =
  /^\s*(?:(?:mit )?(?:freundliche[nr]?|viele[nr]?|liebe[nr]?|beste[nr]?|schöne[nr]?|herzliche[nr]?) grü(?:ße|ßen|sse|ssen)|(?:(?:merci|danke) und )?(?:lieber? |liebe[nr]? |viele |schöne |beste |herzliche[rn]? )?gr(?:u|ü|ue)(?:ß|ss)e?(?: aus \p{L}+)?|tschüss|tschau|ciao|bis (?:dann|bald|morgen|montag)|danke?(?: (?:euch|dir|ihnen|schön|sehr))?|vielen dank|mfg|lg|vg|schönes? (?:wochenende|tag|abend)|(?:un )?saludos?(?: cordiales)?|(?:un )?cordial saludo|cordialmente|atentamente|(?:muchas )?gracias|(?:bien |très )?cordialement|(?:(?:meilleures|sincères|cordiales) )?salutations(?: distinguées)?|respectueusement|amicalement|bien à vous|merci(?: (?:beaucoup|d['’]avance|à tous))?|bonne (?:journée|soirée)|att|atenciosamente|(?:com os )?(?:melhores )?cumprimentos|(?:muito )?obrigad[oa]|(?:um )?abraços?|bjs|beijos?|besos|bises|bisous|baci|grazie(?: mille)?|(?:cordiali|tanti|distinti) saluti|saluti|(?:veel |hartelijke |lieve )?groet(?:en|jes)?|mvg|met groet|tot (?:morgen|dan|snel|maandag)|(?:met )?vriendelijke groet(?:en)?|(?:alvast )?bedankt)(?!\p{L})\s*[,!.]*\s*(\p{L}[\p{L}. ]{0,30})?$/iu;
/** The same in Japanese and Chinese. */
const OF_HAN =
  /^\s*(?:(?:以上、?)?(?:どうぞ)?よろしくお願い(?:いた|致)?し(?:ます|たします)|以上(?:です)?|敬具|草々|谢谢(?:大家)?|此致|敬礼|祝好|顺祝商祺)[。．.!！]?\s*()$/u;
/** No work begins so, whatever follows. */
const THANKS = /^\s*(?:many )?(?:thanks|thank you|thx|cheers|regards)\b/iu;
/** "Slán," alone in its line: a word or two of any language. */
const ANY_WORD = /^\s*\p{Lu}[\p{L}'’]+(?:\s\p{L}[\p{L}'’]*){0,2}\s*(?<sign>[,!])?\s*$/u;
/** "Bram", "J.", "kisses, Bram (front of house)" */
export const SIGNED =
  /^\s*(?:\p{L}{2,12},\s+)?\p{Lu}[\p{L}'’]{0,15}\.?(?:\s\p{Lu}[\p{L}'’]{0,15}\.?)?(?:\s?\([^()]{2,30}\))?\s*$/u;
/** "Nas xx", "Jo & Bea xoxo" */
const KISSED = /^\s*\p{Lu}[\p{L}'’]*(?:\s(?:(?:and|&)\s)?\p{Lu}[\p{L}'’]*){0,2},?\s+(?:x{1,4}|(?:xo){1,3}x?)[\s.!]*$/u;
const MAX_SIGNATURE_WORDS = 9;
const MAX_CLOSING_WORDS = 10;
const MAX_LINES_BELOW_NAME = 3;

/** "… make this an SOP. thanks – Ines (lab manager)" above other lines */
const SIGNED_ABOVE =
  /(?<=[.!?]\s)(?:many )?(?:[Tt]hanks|[Tt]hank you|[Tt]hx|[Cc]heers|[Tt]a|[Rr]egards)\s?[,.!–—-]*\s\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? \([^()\n]{2,30}\)[.!]?[^\S\n]*(?=\n\s*\S)/gu;

/** A text without who signs a line above others: who writes, and nobody who does what stands below. */
export function withoutSignaturesAbove(text: string): string {
  return text.replace(SIGNED_ABOVE, '');
}

/** "Best regards, Jo", "thanks": what follows is a name, which "Take out the trash" and "Best practice" have not. */
export function isSignOff(line: string): boolean {
  if (KISSED.test(line)) return true;
  const found = KNOWN.exec(line.replace(THANKED_BEFORE, '')) ?? ELSEWHERE.exec(line) ?? OF_HAN.exec(line);
  const name = found?.[1] ?? '';
  const isNamed = name === '' || /^\p{Lu}/u.test(name) || /[,!]\s*\p{L}+$/u.test(line);
  return found !== null && (isNamed || THANKS.test(line));
}

/** "Slán," above "Niamh" where nothing follows that is a sentence: a sign-off, whatever its word. */
export function isSignedBelow(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  const word = ANY_WORD.exec(line);
  const isClosing = closes(line);
  if (!word && !isClosing) return false;
  const [name = '', ...others] = lines.slice(at + 1).filter((below) => below.trim() !== '');
  if (!word && others.length > MAX_LINES_BELOW_NAME) return false;
  const isSigned = isClosing || word?.groups?.['sign'] !== undefined;
  const isName = KISSED.test(name) || (isSigned && SIGNED.test(name));
  return isName && others.every((below) => isOfSignature(below) || /^\s*>/u.test(below));
}

/** "With thanks and every blessing,": a short line that ends in a comma and orders nothing. */
function closes(line: string): boolean {
  const isShort =
    /^\s*\p{Lu}[\p{L}'’ -]{3,60},\s*$/u.test(line) && line.trim().split(/\s+/u).length <= MAX_CLOSING_WORDS;
  return isShort && orderCertainty(tokenise(line), 0) < 1;
}

/** Whether a line below a sign-off may belong to it: a name, a company, a number. */
export function isOfSignature(line: string): boolean {
  const text = line.trim();
  // "Ruth Adler | Head of Lettings | Adler & Moss": a name, a job and a firm.
  const parts = text.split(/\s[|·•]\s/u);
  const isCard =
    parts.length > 1 &&
    parts.every((part) => /^[\p{Lu}\d+(@]/u.test(part) && part.split(/\s+/u).length <= MAX_SIGNATURE_WORDS);
  return (
    (isCard || text.split(/\s+/u).length <= MAX_SIGNATURE_WORDS) &&
    !/[.!?]$/u.test(text) &&
    !/^\s*(?:[-*•]|\d{1,2}[.)])\s/u.test(line)
  );
}
