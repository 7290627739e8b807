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
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|morning|hiya)\b(?:\s+(?:all|team|everyone|everybody|guys|folks|there|both|\p{Lu}[\p{L}'’-]+(?:\s(?:and|&)\s\p{Lu}[\p{L}'’-]+|\s\p{Lu}[\p{L}'’-]+)?))?\s*(?:[,!.:–—-]+\s*|$)/iu;
const SIGN_OFF =
  /^\s*(?:(?:kind|best|warm|many|nice|friendly|with kind|with best)\s+)?(?:regards|wishes|best|cheers|thanks|thank you(?: all| both| everyone)?|thx|ta|many thanks|thanks (?:a (?:lot|million|ton|bunch)|so much|again|in advance|for (?:your|the|all) \p{L}+|everyone|all|both|guys)|sincerely|yours(?: sincerely| faithfully| truly)?|greetings|take care|all the best|talk soon|have a (?:nice|good|great|lovely) (?:day|weekend|evening|week|one)|rgds|br|xx?)(?!\p{L})\s*[,!.]*\s*(\p{L}[\p{L}. ]{0,30})?$/iu;
/** The same in German, Spanish, French, Portuguese, Italian and Dutch. */
const GREETING_ELSEWHERE =
  /^\s*(?:liebe[rs]?|sehr geehrte[rs]?|hallo|guten (?:tag|morgen|abend)|moin|servus|hoi|salü|sali|grüezi|grüss(?:e|di)?|grüß(?:e| gott| dich|di)?|hola|buen[oa]s (?:días|tardes|noches)|estimad[oa]s?|querid[oa]s?|bonjour|bonsoir|salut|ch(?:er|ère)s?|olá|oi|bom dia|boa (?:tarde|noite)|prezad[oa]s?|car[oaie]|ciao|buon(?:giorno|asera)|salve|gentile|beste|geachte|goede(?:morgen|middag|navond)|dag(?: allemaal)?|hey|hi)(?:\s+\p{L}[\p{L}.'’-]*){0,4}\s*(?:[,!:.]+\s*|$)/iu;
const SIGN_OFF_ELSEWHERE =
  /^\s*(?:(?:mit )?(?:freundliche[nr]?|viele[nr]?|liebe[nr]?|beste[nr]?|schöne[nr]?|herzliche[nr]?) grü(?:ße|ßen|sse|ssen)|(?:(?:merci|danke) und )?(?:lieber? |liebe[nr]? |viele |schöne |beste |herzliche[rn]? )?gr(?:u|ü|ue)(?:ß|ss)e?(?: aus \p{L}+)?|tschüss|tschau|ciao|bis (?:dann|bald|morgen|montag)|danke?(?: (?:euch|dir|ihnen|schön|sehr))?|vielen dank|mfg|lg|vg|schönes? (?:wochenende|tag|abend)|(?:un )?saludos?(?: cordiales)?|atentamente|(?:muchas )?gracias|cordialement|bien à vous|merci(?: (?:beaucoup|d['’]avance|à tous))?|bonne (?:journée|soirée)|att|atenciosamente|(?:muito )?obrigad[oa]|(?:um )?abraços?|bjs|beijos?|besos|bises|bisous|baci|grazie(?: mille)?|(?:cordiali|tanti|distinti) saluti|saluti|(?:veel |hartelijke |lieve )?groet(?:en|jes)?|mvg|tot (?:morgen|dan|snel|maandag)|(?:met )?vriendelijke groet(?:en)?|(?:alvast )?bedankt)(?!\p{L})\s*[,!.]*\s*(\p{L}[\p{L}. ]{0,30})?$/iu;
/** The same in Japanese and Chinese. */
const SIGN_OFF_OF_HAN =
  /^\s*(?:(?:以上、?)?(?:どうぞ)?よろしくお願い(?:いた|致)?し(?:ます|たします)|以上(?:です)?|敬具|草々|谢谢(?:大家)?|此致|敬礼|祝好|顺祝商祺)[。．.!！]?\s*()$/u;
/** A text without "Liebe Kolleginnen," or "Hola equipo," at its beginning. */
export function withoutGreetingElsewhere(text: string): string {
  return text.replace(GREETING_ELSEWHERE, '');
}

/** "Bram", "J.", "kisses, Bram (front of house)" */
const SIGNED =
  /^\s*(?:\p{L}{2,12},\s+)?\p{Lu}[\p{L}'’]{0,15}\.?(?:\s\p{Lu}[\p{L}'’]{0,15}\.?)?(?:\s?\([^()]{2,30}\))?\s*$/u;
const DEVICE = /^\s*(?:sent from my|get outlook for)\b/iu;
const DISCLAIMER =
  /\b(?:confidential information|consider the environment|intended recipient|this e-?mail may contain|disclaimer)\b/iu;
const POSTSCRIPT = /^\s*p\.?\s?s\.?\b[:\s]*/iu;
const QUOTED = /^\s*(?:>\s?)+/u;
const MAX_HEADER_LENGTH = 120;
const MAX_SIGNATURE_WORDS = 9;

/** Whether the lines are a mail: headers, a device's signature, or a greeting and a sign-off. */
export function isMail(lines: readonly string[]): boolean {
  const has = (pattern: RegExp): boolean => lines.some((line) => pattern.test(line));
  const filled = lines.filter((line) => line.trim() !== '');
  const isSubjectFirst = SUBJECT.test(filled[0] ?? '') || (filled.length > 1 && REPLIED.test(filled[0] ?? ''));
  return (
    isSubjectFirst ||
    has(FORWARDED) ||
    has(DEVICE) ||
    lines.filter((line) => HEADER.test(line)).length >= 2 ||
    (lines.some(isSignOff) && ([GREETING, GREETING_ELSEWHERE].some(has) || lines.length > 3))
  );
}

/** No work begins so, whatever follows. */
const THANKS = /^\s*(?:many )?(?:thanks|thank you|thx|cheers|regards)\b/iu;

/** "Best regards, Jo", "thanks": what follows is a name, which "Take out the trash" and "Best practice" have not. */
function isSignOff(line: string): boolean {
  const found = SIGN_OFF.exec(line) ?? SIGN_OFF_ELSEWHERE.exec(line) ?? SIGN_OFF_OF_HAN.exec(line);
  const name = found?.[1] ?? '';
  const isNamed = name === '' || /^\p{Lu}/u.test(name) || /[,!]\s*\p{L}+$/u.test(line);
  return found !== null && (isNamed || THANKS.test(line));
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
  for (const [at, line] of lines.entries()) {
    if (isEnvelope(line, mail) || (at === last && SIGNED.test(line))) continue;
    if (/^\s*--\s*$/u.test(line)) {
      signature = 'certain';
    } else if (isSignOff(line)) {
      signature = 'open';
    } else if (signature === 'none' || !isOfSignature(line, signature === 'certain')) {
      signature = 'none';
      mail.lines.push(line.replace(POSTSCRIPT, '').replace(GREETING, '').replace(GREETING_ELSEWHERE, ''));
    }
  }
  return mail;
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
function isOfSignature(line: string, isCertain: boolean): boolean {
  const text = line.trim();
  if (POSTSCRIPT.test(text)) return false;
  const isName =
    text.split(/\s+/u).length <= MAX_SIGNATURE_WORDS &&
    !/[.!?]$/u.test(text) &&
    !/^\s*(?:[-*•]|\d{1,2}[.)])\s/u.test(line);
  return isCertain || text === '' || isName;
}
