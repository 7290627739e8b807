import { labelsFor } from '../sop-document/index.js';
import { asksForText, isAboutText, isChatter, tellsWhatHappened } from './english/chatter.js';
import { guessedTitle, openingCase } from './english/guessed-title.js';
import { namesTime } from './english/label.js';
import { titleOfForm, titleOfFrequencies } from './english/layout/form-title.js';
import { readTable } from './english/layout/table.js';
import { isName } from './english/name-phrase.js';
import { isOutsider } from './english/role.js';
import { isSoundTitle } from './english/sound-title.js';
import { isSomebody, titleCase, titleFrom, withoutAsking } from './english/title.js';
import { tokenise } from './english/tokens.js';
import { actorOf } from './languages/actors.js';
import { isTalk, withoutFillers } from './languages/talk.js';
import type { Findings, FoundStep } from './reading/findings.js';
import { backgroundOf } from './reading/foreign-background.js';
import { foreignGuess } from './reading/foreign-guess.js';
import { tableTitle, withoutForeignTable } from './reading/foreign-table.js';
import { bodyOf } from './reading/foreign-words.js';
import { titleOfTold } from './templates/title-of-told.js';
import { splitSentences } from './text/sentences.js';
import { withoutCalls } from './text/without-calls.js';
import { capitalise, countWords, trimPunctuation } from './text/words.js';

const MAX_TITLE_WORDS = 10;
const MAX_TITLE_LENGTH = 60;
const LEAST_TITLE_WORDS = 3;
/** A name with a figure in it has no more words. */
const MAX_NAME_WORDS = 6;
const AND = /^(?:and|but|und|aber|y|e|pero|et|mais|ed|ma|mas|en|maar)$/iu;
const LONG_WITHOUT_SPACES = /^\S{25,}/u;
/** A request in so few words is a wish: all of it is its name. */
const MAX_WISH_WORDS = 20;
/** In how many of its first sentences a long request may say what it is about. */
const OPENING_SENTENCES = 2;
/** So many steps of one role, among those of others, are a job. */
const MOST_OF_STEPS = 4;
/** Where a request says for whom it is. */
const OPENING_LENGTH = 60;
/** What ends a part of a sentence. */
const BORDER = /[\n,.;:!?]+\s|\n/u;
/** "Role: pharmacy technician" */
const OF_ROLE = /^\s*(?:role|responsible(?: person)?|performed by|done by|who)\s*:/iu;
const PERSONAL = /\b(?:i|we|you|he|she|they|my|our|your|me|us|is|are|was|were)\b|\?/iu;
const SPEAKER = /^(?:\[[^\]\n]{1,24}\]\s*)?(\p{L}[\p{L} .'’()-]{0,28}):\s+/gmu;
const TALK = /^(?:hi|hello|hey|dear)\b|\?/iu;

/** The name of the kind of procedure, else what it does first or speaks of most, else the first words of the request. */
export function guessTitle(request: string, kind: string, lang: string, { steps, defaultRole }: Findings): string {
  const opening = lang === 'en' ? openingCase(request) : null;
  if (opening) return opening;
  const often = lang === 'en' ? titleOfFrequencies(request) : null;
  if (often) return often;
  if (lang !== 'en' && kind !== '') return kind;
  const form = lang === 'en' ? titleOfForm(request) : null;
  if (form) return form;
  // Some languages put no spaces between words.
  // Two things to do are no name, however short they are.
  const isWork = lang === 'en' && steps.length > 1;
  const isLong = isWork || countWords(request) > MAX_TITLE_WORDS || LONG_WITHOUT_SPACES.test(request);
  // "This is for the night porter: when you come in …"
  if (
    lang === 'en' &&
    isLong &&
    defaultRole &&
    request.slice(0, OPENING_LENGTH).toLowerCase().includes(`for the ${defaultRole.toLowerCase()}`)
  )
    return titleCase(`${defaultRole} duties`);
  if (lang === 'en' && defaultRole && OF_ROLE.test(request)) return titleFrom(`the ${defaultRole} tasks`);
  // "For an easel, oil the hinge": one case is not all of the work.
  const texts = steps.filter(({ when }) => !/^for\b/iu.test(when ?? '')).map(({ text }) => text);
  const told = withoutSpeakers(withoutCalls(withoutTable(request, lang)));
  const guess = !isLong
    ? null
    : lang === 'en'
      ? guessedTitle(told, texts, defaultRole ?? onlyRole(steps), (text) => titleOfTold(text) ?? (kind || null))
      : (tableTitle(request, lang) ?? foreignGuess(told, lang, texts, steps[0]?.when ?? null));
  if (guess && (lang !== 'en' || isSoundTitle(guess))) return guess;
  if (kind !== '') return kind;
  const words = openingWords(told, lang);
  // A greeting or a question to whoever writes it down is no name.
  const isStep = isLong && texts.some((text) => trimPunctuation(text).toLowerCase() === words.toLowerCase());
  // A clause is no name: "Picker scans each item", "I hate my job", "Guests bring bags to the slip 20 minutes ahead".
  const isTitle = isLong
    ? isNamePhrase(words) && !(/\d/u.test(words) && countWords(words) > MAX_NAME_WORDS)
    : !/^(?:i|you|he|she|they|yes|no)\b/iu.test(words);
  if (lang === 'en' && (TALK.test(words) || isStep || !isTitle || (isLong && !isSoundTitle(words)))) {
    const role = defaultRole ?? onlyRole(steps);
    return role ? titleFrom(`the ${role} tasks`) : labelsFor(lang).untitled;
  }
  const isForeignClause = lang !== 'en' && isLong && (actorOf(words, lang) !== null || beginsWithRole(words, steps[0]));
  if (isForeignClause) return tasksOf(defaultRole ?? onlyRole(steps), lang) ?? labelsFor(lang).untitled;
  return capitalise(lang === 'en' ? withoutAsking(words) : words) || labelsFor(lang).untitled;
}

/** What the work of somebody is called, by language. */
const TASKS: Readonly<Record<string, string>> = {
  de: 'Aufgaben: ',
  nl: 'Taken: ',
  fr: 'Tâches : ',
  es: 'Tareas: ',
  it: 'Compiti: ',
  pt: 'Tarefas: ',
};

function tasksOf(role: string | null, lang: string): string | null {
  const tasks = TASKS[lang];
  return role === null || tasks === undefined ? null : tasks + role;
}

/** "Die Wärterin zählt Ziegen": somebody, and what that one does. */
function beginsWithRole(words: string, first: FoundStep | undefined): boolean {
  const [, ...others] = words.toLowerCase().split(/\s+/u);
  const role = first?.role?.toLowerCase() ?? '';
  return role !== '' && others.length > role.split(/\s+/u).length && others.join(' ').startsWith(`${role} `);
}

/** Who does all that has a role, which is half of all at least. */
function onlyRole(steps: readonly FoundStep[]): string | null {
  const roles = steps.flatMap(({ role }) => (role === null || isOutsider(role) ? [] : role));
  const [role] = roles;
  const done = roles.filter((one) => one === role).length;
  const isOnly = new Set(roles).size === 1;
  // The one who begins and does most of it.
  const isFirst = steps[0]?.role === role && done >= MOST_OF_STEPS && done * 2 > roles.length;
  return role && (isFirst || (isOnly && done * 2 >= steps.length)) ? role : null;
}

function isNamePhrase(words: string): boolean {
  return (
    isName(tokenise(words), new Set()) &&
    !isSomebody(words) &&
    !namesTime(words, new Set()) &&
    !/\b(?:step|part|section) \d+$|^(?:all|each|every|any)(?:thing|one|body)?\b|\b(?:what|who|which)\b/iu.test(words)
  );
}

/** The cells of a table in the place of the table: its head names no work. */
function withoutTable(request: string, lang: string): string {
  if (lang !== 'en') return withoutForeignTable(request);
  const table = readTable(request);
  return table ? [table.rest, ...table.rows.map(({ text }) => `${text}.`)].join(' ').trim() : request;
}

/** "[09:14] Front Desk: the guest …": who speaks more than once is not what it is about. */
function withoutSpeakers(text: string): string {
  const speakers = [...text.matchAll(SPEAKER)].map(([, name = '']) => name);
  return text.replace(SPEAKER, (line, name: string) =>
    speakers.indexOf(name) === speakers.lastIndexOf(name) ? line : '',
  );
}

/** The first words of a text up to a sign, without a greeting, and never half a word. */
function openingWords(text: string, lang: string): string {
  const plain = lang === 'en' ? text : withoutFillers(bodyOf(text.trim()), lang);
  const isLong = countWords(plain) > (lang === 'en' ? MAX_TITLE_WORDS : MAX_WISH_WORDS);
  const first = isLong ? namingPiece(plain, lang) : (plain.trim().split(/\n{2,}/u)[0] ?? '');
  const words = upToAnd(first.trim().split(/\s+/u), isLong).join(' ');
  const short = words.length <= MAX_TITLE_LENGTH ? words : words.slice(0, MAX_TITLE_LENGTH).replace(/\s+\S*$/u, '');
  return short.replace(/[,.;:\s]+$/u, '');
}

/** The first part of a text that could be a name; of an English one only in its first sentences. */
function namingPiece(text: string, lang: string): string {
  if (lang === 'en') {
    const opening = splitSentences(text, 'en').slice(0, OPENING_SENTENCES);
    const pieces = opening.filter((sentence) => !isPersonal(sentence)).flatMap((sentence) => sentence.split(BORDER));
    return pieces.find((piece) => !isPersonal(piece)) ?? '';
  }
  const pieces = text.trim().split(BORDER);
  return pieces.find((piece) => !isTalk(piece, lang) && backgroundOf(piece, lang) !== 'told') ?? pieces[0] ?? '';
}

/** No more words than a title has; of more, those before the last "and" among them. */
function upToAnd(words: readonly string[], isLong: boolean): readonly string[] {
  const most = words.slice(0, MAX_TITLE_WORDS);
  if (!isLong || words.length <= MAX_TITLE_WORDS) return most;
  const and = most.findLastIndex((word, at) => at >= LEAST_TITLE_WORDS && AND.test(word));
  return and < 0 ? most : most.slice(0, and);
}

/** "We're a family business since 1984": what somebody tells of themselves, or asks, names no work. */
function isPersonal(piece: string): boolean {
  const isTold =
    countWords(piece) >= 2 &&
    !tellsWhatHappened(piece) &&
    !piece.endsWith('!') &&
    !/^\d/u.test(piece) &&
    !PERSONAL.test(piece);
  return !isTold || isChatter(piece) || isAboutText(piece) || asksForText(piece);
}
