/** Headers of forwarded mails, in several languages. */
const MAIL_HEAD =
  /^(?:from|to|cc|bcc|sent|date|subject|fwd?|von|an|gesendet|betreff|de|para|cc|enviado|asunto|assunto|à|envoyé|objet|van|aan|verzonden|onderwerp)\s*:.*$/iu;
const GREETING =
  /^(?:hi|hello|hey|dear|good morning|morning|hallo|liebe[rs]?|sehr geehrte\p{L}*|hola|buenos días|bonjour|salut|olá|oi|bom dia|ciao|beste)(?:\s+\p{L}[\p{L}'’.-]*){0,3}\s*(?:[,!:]|$)/iu;
const SIGN_OFF =
  /^(?:many thanks|thanks|thank you|cheers|best|best wishes|regards|(?:kind|best|warm) regards|yours|kisses|love|viele grüße|liebe grüße|beste grüße|gruß|mfg|danke|saludos|un abrazo|gracias|cordialement|bien à vous|merci|abraços?|obrigad[oa]|groet(?:en|jes)?|sent from|-- ?$)/iu;
/** Speaker and time in a chat. */
const CHAT_HEAD =
  /^\s*\[?(?:\d{1,2}[:.]\d{2}(?::\d{2})?\]?\s*[-–]?\s*)?(?:\p{Lu}[\p{L}'’.]*)(?:\s\p{Lu}[\p{L}'’.]*)?\s*:\s/u;
/** "zeke 9:12 ok", as some chats are copied. */
const CHAT_STAMP = /^\s*\p{L}[\p{L}\d._-]{0,20}\s+\d{1,2}[:.]\d{2}(?:\s?[ap]m)?\s+/iu;
const FORWARDED = /^[\s>]*-{3,}.*-{3,}\s*$/u;
const LEAST_CHAT_LINES = 4;
/** "4.2 Weighing", "1 Application", "3 | melt oils". */
const LINE_NUMBER = /^\s*(?:[#*]+\s*)?\d{1,2}(?:(?:\.\d{1,2})+\.?\s+|[.)]?\s*[|;\t]\s*|\s+(?=\p{L}))/u;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/gu;
const LAST_LINES = 8;

/** Returns the request without its frame: headers of mails and chats, greetings, signatures, line numbers. */
export function withoutFrame(prompt: string): string {
  const lines = prompt.replace(COMMENT, ' ').split(/\r?\n/u);
  const body = withoutSignature(lines.slice(headLength(lines)));
  const chatHead = [CHAT_HEAD, CHAT_STAMP].find(
    (head) => body.filter((line) => head.test(line)).length >= LEAST_CHAT_LINES,
  );
  return body
    .filter((line) => !FORWARDED.test(line))
    .map((line) => (chatHead ? line.replace(chatHead, '') : line).replace(GREETING, '').replace(LINE_NUMBER, ''))
    .join('\n');
}

function headLength(lines: readonly string[]): number {
  const end = lines.findIndex((line) => !MAIL_HEAD.test(line));
  return end < 0 ? 0 : end;
}

/** From the last words of a mail on: what follows is a name and what the mail program adds. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const from = Math.max(1, lines.length - LAST_LINES);
  const at = lines.findIndex((line, index) => index >= from && SIGN_OFF.test(line.trim()));
  return at < 0 ? lines : lines.slice(0, at);
}
