import { isChat, readChat } from '../english/layout/chat.js';
import { isMail, readMail, withoutGreetingElsewhere } from '../english/layout/mail.js';
import type { Block } from '../text/blocks.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, squeeze, trimPunctuation } from '../text/words.js';
import { leansBehindStop } from './leaning-back.js';

const LEAST_TITLE_LETTERS = 4;
const MAX_NAME_LENGTH = 60;
const MAX_NAME_WORDS = 8;
/** A line of so many words below a short one tells that the short one is a name. */
const LEAST_WORDS_BELOW = 12;
const ARTICLE_NUMBER = /^(?:§+|art(?:\.|ikel|ículo|icle|igo|icolo)?)\s*\d{1,3}\s*[.º°:)–-]*\s+(?=\p{L})/iu;

/** "kannst du daraus bitte eine Anweisung machen": asked for, and no name. */
export const ASKS =
  /(?<!\p{L})(?:kannst du|können sie|könntest du|könnten sie|mach(?:e|t|en sie)? (?:mir|uns|daraus|bitte)|puedes|podrías|puede usted|haz(?:me)?|peux-tu|tu peux|pouvez-vous|pourriez-vous|fais(?:-moi|-nous)?|você pode|pode(?:ria)? (?:me )?|faz(?:er)?|puoi|potresti|può|kun je|kunt u|zou je)(?!\p{L}).*(?:anweisung|anleitung|prozess|ablauf|checkliste|procedimiento|proceso|instrucciones|guía|procédure|processus|fiche|procedimento|processo|instruções|procedura|istruzioni|werkinstructie|instructie|procedure|sop)/iu;
/** "§ 2 Ablauf", "Art. 3 Ámbito" */
export const NUMBERED_HEADING = /^(?:§+|art(?:\.|ikel|ículo|icle|igo|icolo)?)\s*\d{1,3}\.?(?:\s+\S+){0,5}$/iu;

/** Articles and prepositions, which have no capital letter within a title. */
const SMALL_WORD =
  /^(?:der|die|das|des|dem|den|und|von|vom|im|am|zu|zum|zur|für|mit|de|la|el|los|las|del|y|e|a|al|en|o|os|as|da|do|das|dos|em|no|na|para|por|com|con|di|il|lo|le|gli|i|della|dello|dei|delle|per|les|du|des|et|au|aux|à|pour|avec|van|het|voor|met|op|in)$/iu;

/** "WINTERDIENST (Stand 2018, bitte übertragen)" → "Winterdienst": without brackets, what stands after a dash or a comma, and capitals that shout. */
export function withoutDetails(heading: string): string {
  const bare = squeeze(heading.replace(/\([^)]*\)?/gu, ' ').replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' '));
  const [, place = '', task = ''] = PLACE_AND_TASK.exec(bare) ?? [];
  const head = place === '' ? bare.replace(/\s[–—-]\s.*$/u, '').replace(/,\s.*$/u, '') : `${place} – ${task}`;
  const plain = trimPunctuation(countLetters(head) >= LEAST_TITLE_LETTERS ? head : bare) || trimPunctuation(heading);
  const isShouted = plain === plain.toUpperCase() && /\p{Lu}{4}/u.test(plain);
  return isShouted
    ? plain
        .split(' ')
        .map((word, at) => (at > 0 && SMALL_WORD.test(word) ? word.toLowerCase() : capitalise(word.toLowerCase())))
        .join(' ')
    : plain;
}

/** "Fromagerie – nettoyage de la chambre", "Kläranlage, Tagesrundgang": one word says where, and what stands behind it is the work. */
const PLACE_AND_TASK =
  /^(\p{Lu}\p{L}{3,})(?:\s[–—-]|,)\s((?!(?:wenn|falls|bitte|wie|was|wer|ich|wir|si|se|quand|quando|cuando|als|que|voici|stand|version|versión|versão|versione|entwurf|rev|par|por|von|für|para|pour|per|voor)(?!\p{L}))(?:\p{Lu}\p{Ll}{5,}|\p{L}{4,}(?:\s[\p{L}'’]+){1,7}))$/u;

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/** Whether the letters are of a script that has words. */
export function isCased(part: string): boolean {
  return /^[\p{Script=Latin}\P{L}]+$/u.test(part);
}

/** Infinitives, which tell an action by themselves: "Tür abschließen", "cerrar todo". */
export function endsLikeAction(part: string, lang: string): boolean {
  const [first = '', last = ''] = [part.split(/\s+/u)[0], part.split(/\s+/u).at(-1)];
  if (lang === 'de' || lang === 'nl') return /\p{Ll}en$/u.test(last);
  return /(?:ar|er|ir|re|are|ere|ire)$/iu.test(first) || /(?:ez|a|e)$/iu.test(first);
}

/** "Art. 2º O empréstimo é de …": an article of a policy is a sentence like any other. */
export function withoutNumber(block: Block): Block {
  return { ...block, text: block.text.replace(ARTICLE_NUMBER, '') };
}

/** Whether a first line names the work: short, without a full stop, above several others. */
export function isNameOf(line: string, others: readonly Block[]): boolean {
  const isShort = line.length <= MAX_NAME_LENGTH && line.split(/\s+/u).length <= MAX_NAME_WORDS;
  const isAbove = others.length >= 2 || (others[0]?.text.split(/\s+/u).length ?? 0) >= LEAST_WORDS_BELOW;
  return isAbove && isShort && !/[.!?。！？:：]\s*$|[:：]\s/u.test(line);
}

/** The sentences of a text; in German and Dutch a semicolon ends one as well. */
export function sentencesOf(text: string, lang: string): string[] {
  const sentences = splitSentences(text, lang);
  return lang === 'de' || lang === 'nl'
    ? sentences.flatMap((one) => (leansBehindStop(one, lang) ? [one] : one.split(/;\s+(?=\S+\s\S+)/u)))
    : sentences;
}

/** A question, or a word or two outside of a list, tells no step. */
export function isAside(sentence: string, { kind }: Block): boolean {
  if (/[?？]["'”»）)\s]*$/u.test(sentence)) return true;
  const isWord =
    !/[\s\d]/u.test(trimPunctuation(sentence)) &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(sentence);
  return kind === 'text' && isWord;
}

/** How people begin a letter. */
const GREETING =
  /^(?:bonjour|bonsoir|salut|coucou|hola|buen[oa]s|bom dia|boa (?:tarde|noite)|olá|oi|ciao|buongiorno|buonasera|salve|car[ie]|hallo|hi|hoi|hey|moin|servus|beste|liebe[rn]?|sehr geehrte|guten|goede\p{Ll}+|dag|ch[eè]r|chers|madame|monsieur|mesdames|messieurs|estimad[oa]s?|prezad[oa]s?|gentil[ei])(?!\p{L})/iu;

/** A letter without the name below it. */
function withoutNameBelow(text: string): string {
  const cut = /\n\s*\p{Lu}\p{Ll}+(?:[ \t]\p{Lu}[\p{L}.-]*)?\.?\s*$/u.exec(text);
  return cut !== null && GREETING.test(text.trim()) ? text.slice(0, cut.index) : text;
}

/** What a request says without its envelope: the headers, greeting and signature of a mail, the names of a chat. */
export function bodyOf(request: string): string {
  return withoutGreetingElsewhere(withoutEnvelope(request).text);
}

/** The request without the headers, greeting and signature of a mail, or the names of a chat, and the subject of the mail. */
export function withoutEnvelope(request: string): { text: string; subject: string | null } {
  const lines = request.split('\n');
  if (isMail(lines)) {
    const mail = readMail(lines);
    return { text: mail.lines.join('\n'), subject: mail.subject };
  }
  if (isChat(lines))
    return {
      text: readChat(lines)
        .map(({ text }) => text)
        .join('\n'),
      subject: null,
    };
  return { text: withoutNameBelow(request), subject: null };
}

/** Cuts at the first colon when a list or more than a few words follow. */
export function cutAtColon(text: string): [string, string] {
  const [, head = '', rest = ''] =
    /^((?:[^:：.。!?]|(?<=\d)\.(?=\s)|(?<=\d):(?=\d{2}(?!\d))){2,80}?)\s?(?:：|:(?!(?<=\d:)\d{2}(?!\d)))\s*(.{8,})$/su.exec(
      text,
    ) ?? [];
  return [head, rest];
}

/** With a capital letter; null for what is missing or empty. */
export function orNull(text: string | undefined): string | null {
  return text ? capitalise(text) : null;
}

/** "Tierarztpraxis" and "Telefonische Terminvergabe": where, and what is done there. */
export function isSubtitle(head: string, name: string): boolean {
  return head.split(/\s+/u).length <= 2 && name.split(/\s+/u).length <= 4 && /^\p{Lu}/u.test(name);
}
