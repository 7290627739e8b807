import { splitSentences } from '../../text/sentences.js';
import { isOfSignature, isSignedBelow, isSignOff, SIGNED } from './sign-off.js';

/** A mail without its headers, greeting, signature and what it quotes. */
interface MailText {
  lines: string[];
  subject: string | null;
}

const HEADER =
  /^\s*>?\s*(?:from|to|cc|bcc|date|sent|subject|subj?|reply-to|von|an|gesendet|betreff|datum|de|para|enviado|asunto|assunto|objet|oggetto|onderwerp|van|aan|verzonden|da|a|à|para|per|inviato|envoyé|件名|宛先|差出人|送信者|日時|主题|发件人|收件人)\s?[:：]\s*(.*)$/iu;
const SUBJECT = /^\s*>?\s*(?:subject|subj?|betreff|asunto|assunto|objet|oggetto|onderwerp|件名|主题)(?!\p{L})\.?/iu;
const REPLY = /^(?:(?:re|fwd?|aw|wg|tr|rv|enc|res|i)\s?:\s*)+/iu;
/** "FW: re: fire doors" above everything else */
const REPLIED = /^\s*(?:re|fwd?|aw|wg)\s?:\s*\p{L}/iu;
const FORWARDED =
  /^[\s>-]*(?:-{2,}\s*(?:forwarded message|original message)\s*-{2,}|begin forwarded message:?|on .{5,80} wrote:)\s*-*$/iu;
const GREETING =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|morning|hiya)\b(?:\s+(?:all|team|everyone|everybody|guys|folks|there|both|sirs?(?:\s?(?:\/|or|and)\s?madams?)?|madam|colleagues?|members|friends|neighbou?rs|parents|residents|\p{Lu}[\p{L}'’-]+(?:\s(?:and|&)\s\p{Lu}[\p{L}'’-]+|\s\p{Lu}[\p{L}'’-]+)?))?\s*(?:[,!.:–—-]+\s*|$)(?:\p{Extended_Pictographic}\uFE0F?\s*)*/iu;
/** "Dear all at the help desk,", "Good day dear support,": a line of its own that says nothing else. */
const GREETING_LINE =
  /^\s*(?:hi|hello|hey|hiya|dear|greetings|good (?:day|morning|afternoon|evening))\b[\p{L}\p{M} .&'’/-]{0,60}[,!]\s*$/iu;
/** The same in German, Spanish, French, Portuguese, Italian and Dutch. */
const GREETING_ELSEWHERE =
  /^\s*(?:liebe[rs]?|sehr geehrte[rs]?|hallo|guten (?:tag|morgen|abend)|moin|servus|hoi|salü|sali|grüezi|grüss(?:e|di)?|grüß(?:e| gott| dich|di)?|hola|buen[oa]s (?:días|tardes|noches)|estimad[oa]s?|querid[oa]s?|bonjour|bonsoir|salut|ch(?:er|ère)s?|olá|oi|bom dia|boa (?:tarde|noite)|prezad[oa]s?|car[oaie]|ciao|buon(?:giorno|asera)|salve|gentile|beste|geachte|goede(?:morgen|middag|navond)|dag(?: allemaal)?|hey|hi)(?:\s+\p{L}[\p{L}.'’-]*){0,4}(?:,\s+\p{Lu}\p{Ll}+(?=\s*[:!,]))?\s*(?:[,!:.]+\s*|$)/iu;
/** "Madame, Monsieur,": alone in its line, for these also begin what somebody does. */
const ADDRESS =
  /^\s*(?:madame|monsieur|mesdames|messieurs|mademoiselle|egregi[oa]|spett(?:abile|\.le)|ex\.?m[oa]s?\.?)(?:[ ,]+(?:madame|monsieur|mesdames|messieurs|l[ae] direct\p{L}+|signor[ea]|dott\p{L}*\.?|senhor(?:a|es)?))*\s*,\s*(?=\n|$)/iu;
/** A text without "Liebe Kolleginnen," or "Hola equipo," at its beginning. */
export function withoutGreetingElsewhere(text: string): string {
  return text.replace(ADDRESS, '').replace(GREETING_ELSEWHERE, '');
}

/** A line without a greeting that is all of it. */
export function withoutGreetingLine(line: string): string {
  return line.replace(GREETING_LINE, '');
}

const DEVICE = /^\s*(?:sent from my|get outlook for)\b/iu;
const DISCLAIMER =
  /\b(?:confidential information|consider the environment|intended recipient|this e-?mail may contain|disclaimer)\b/iu;
const POSTSCRIPT = /^\s*p\.?\s?s\.?\b[:\s]*/iu;
const QUOTED = /^\s*(?:>\s?)+/u;
/** "Please see below from the landlord", "forwarding this in case it's useful", but not "see below how we do it". */
const HANDS_ON =
  /^(?!.*\b(?:about|how|what)\b)(?:(?:please|pls|kindly|just|fyi|hi|so)[,\s:–-]+){0,2}(?:(?:see|find|read) (?:(?:the |my |this )?(?:e-?mail|mail|message|notes?|thread|chain|letter|text|reply|comments?) )?(?:below|attached|underneath)(?=\s*[,.;:!–-]|\s*$|\s(?:from|as|so|for (?:your|info|reference)|which|in case)\b)|(?:i['’]?m |i am )?(?:forwarding|passing (?:on )?|sharing|sending (?:on )?) ?(?:(?:you )?(?:this|the below|below|the (?:e-?mail|mail|message|note|thread|chain)\b)|so\b|in case\b))/iu;
const MAX_HEADER_LENGTH = 120;
const FROM = /^\s*(?:>\s?)*from\s?:\s*(\p{L}[^<@,;]{1,60})/iu;
/** "proposal for the returns of hired suits: the customer …" in a mail about them. */
const PROPOSED =
  /^\s*(?:(?:so|ok|okay|and|here is|here['’]s|here are|below is)[,\s]+){0,2}(?:(?:my|our|a|the|some|new) ){0,2}(?:proposals?|suggestions?|ideas?|draft|plan) (?:for|on|about|regarding|concerning) [^:\n.]{3,60}:\s+(?=\p{L}\S*(?: \S+){6})/iu;
/** "Fine by me, but …", "Agreed. Only …": what an answer says of the mail before. */
const AGREES =
  /^\s*(?:(?:all |that['’]?s |it['’]?s )?(?:fine|ok|okay|good|all right|alright) (?:by|for|with) (?:me|us)|agreed|sounds (?:good|fine|right)(?: to me)?|no objections?(?: from me)?|looks (?:good|fine)(?: to me)?)\s*(?:[,;.!–—-]+\s*)(?:(?:but|only|just|and|however)\b[,:]?\s*)?(?=\p{L}+\W+\p{L})/iu;

/** Whether the lines are a mail: headers, a device's signature, or a greeting and a sign-off. */
export function isMail(lines: readonly string[]): boolean {
  const has = (pattern: RegExp): boolean => lines.some((line) => pattern.test(line));
  const isGreeted = [GREETING, GREETING_LINE, GREETING_ELSEWHERE, ADDRESS].some(has);
  const filled = lines.filter((line) => line.trim() !== '');
  const isSubjectFirst = SUBJECT.test(filled[0] ?? '') || (filled.length > 1 && REPLIED.test(filled[0] ?? ''));
  return (
    isSubjectFirst ||
    has(FORWARDED) ||
    has(DEVICE) ||
    lines.filter((line) => HEADER.test(line)).length >= 2 ||
    (lines.some(isSignOff) && (isGreeted || lines.length > 3)) ||
    (isGreeted && lines.some((_, at) => isSignedBelow(lines, at)))
  );
}

/** Whether the mail only hands on what it quotes: "see below, please make this a procedure". */
function isMostlyQuoted(lines: readonly string[]): boolean {
  const wordsIn = (some: readonly string[]): number => some.join(' ').match(/\p{L}+/gu)?.length ?? 0;
  const quoted = lines.filter((line) => QUOTED.test(line));
  return wordsIn(quoted) > wordsIn(lines) / 2;
}

/** Takes headers, greeting, signature and quoted lines off a mail. */
export function readMail(all: readonly string[]): MailText {
  const lines = isMostlyQuoted(all) ? all.map((line) => line.replace(QUOTED, '')) : all;
  const mail: MailText = { lines: [], subject: null };
  let signature: 'none' | 'open' | 'certain' = 'none';
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const senders = lines.flatMap((line) => FROM.exec(line)?.[1]?.trim() ?? []);
  for (const [at, line] of lines.entries()) {
    if (isEnvelope(line, mail) || (at === last && SIGNED.test(line))) continue;
    const isAfterText = /^\W*$|[.?!]\s*$/u.test(lines[at - 1] ?? '');
    if (isNameOf(line, senders) && isAfterText && endsMail(lines, at)) continue;
    if (/^\s*--\s*$/u.test(line)) {
      signature = 'certain';
    } else if (isSignOff(line) || isSignedBelow(lines, at)) {
      signature = 'open';
    } else if (signature === 'none' || !goesOn(line, signature === 'certain')) {
      signature = 'none';
      const told = line
        .replace(POSTSCRIPT, '')
        .replace(GREETING_LINE, '')
        .replace(GREETING, '')
        .replace(ADDRESS, '')
        .replace(GREETING_ELSEWHERE, '')
        .replace(AGREES, '');
      mail.lines.push(withoutHandingOn(mail.subject === null ? told : told.replace(PROPOSED, '')));
    }
  }
  return mail;
}

/** "Nora", "N.": the name of somebody who wrote one of the mails, or its first letter. */
function isNameOf(line: string, senders: readonly string[]): boolean {
  const name = line.trim().replace(/\.$/u, '').toLowerCase();
  if (!SIGNED.test(line)) return false;
  return senders.some((sender) => {
    const words = sender.toLowerCase().split(/\s+/u);
    return name.length === 1 ? words[0]?.startsWith(name) : name.split(/\s+/u).every((word) => words.includes(word));
  });
}

/** Whether nothing stands below a line, or the next mail begins there. */
function endsMail(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at + 1).find((line) => line.trim() !== '') ?? '';
  return next === '' || HEADER.test(next) || FORWARDED.test(next) || QUOTED.test(next);
}

/** A line without the sentences that only say that something is passed on; one with a figure stays. */
function withoutHandingOn(line: string): string {
  const sentences = splitSentences(line, 'en');
  const told = sentences.filter((sentence) => !HANDS_ON.test(sentence) || /\d/u.test(sentence));
  return told.length === sentences.length ? line : told.join(' ');
}

/** Whether the line belongs to the envelope of the mail or to another one that it quotes; keeps the subject. */
function isEnvelope(line: string, mail: MailText): boolean {
  const header = HEADER.exec(line);
  if (header && SUBJECT.test(line)) {
    mail.subject ??= header[1]?.replace(REPLY, '').trim() || null;
    return true;
  }
  if (REPLY.test(line)) {
    mail.subject ??= line.replace(REPLY, '').trim() || null;
    return true;
  }
  const isHeader = header !== null && line.length < MAX_HEADER_LENGTH;
  return isHeader || FORWARDED.test(line) || DEVICE.test(line) || DISCLAIMER.test(line) || QUOTED.test(line);
}

/** After the sign-off only names follow, unless there is a postscript. */
function goesOn(line: string, isCertain: boolean): boolean {
  const text = line.trim();
  if (POSTSCRIPT.test(text)) return false;
  return isCertain || text === '' || isOfSignature(line);
}
