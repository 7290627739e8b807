import type { Findings } from '../reading/findings.js';
import { capitalise, countWords, ended, trimPunctuation } from '../text/words.js';
import { isPeople } from './plain-wish.js';
import { sentencesIn } from './sentences-in.js';
import { typedTitle } from './typed-title.js';
import { DOCUMENT, tellsTask, WANTS, WRITES } from './wish-words.js';

/** A title stands in one of the first lines, or in the last one. */
const MOST_LINES = 6;
const MAX_TITLE_WORDS = 14;
const MAX_SCOPE_WORDS = 12;
const MOST_LENGTH = 400;

const QUOTED = '["“«„](?<title>[^"“”«»„\\n]{2,90})["”»“]';
const QUOTED_FIRST = new RegExp(`^${QUOTED}(?<rest>.*)$`, 'u');
/** "Visitors in the Boiler House": each word that is no small one has a capital letter. */
const WRITTEN =
  /^(?<title>\p{Lu}[\p{L}\d'’&/-]*(?: (?:(?:of|the|a|an|and|in|at|on|for|to|from|with|by|or|&|–|-) ){0,2}[\p{Lu}\d][\p{L}\d'’&/-]*){1,9})(?=\s*[.,;:!?–—]|$)(?<rest>.*)$/u;
const CALLED =
  '(?:called|titled|entitled|named|headed|with the (?:title|name|heading)|under the (?:title|name|heading))';

/** "Write an SOP called "Lost Property"." */
const IN_WISH = new RegExp(
  `^(?:[^"“”]{0,60}\\b)?(?:${WRITES}|${WANTS})\\s[^"“”]{0,60}?\\b${DOCUMENT}[, ]+${CALLED}:? (?<told>\\S.+)$`,
  'iu',
);
/** "Make it a one-page sheet with the title "Lost Property"." */
const PAPER_WISH = new RegExp(
  `^(?:[^"“”]{0,60}\\b)?(?:${WRITES}|${WANTS})\\s[^"“”]{0,60}?\\b(?:sheet|page|one-pager|note|handout|leaflet|card|poster|document|text|summary|overview)[, ]+${CALLED}:? (?<told>["“«„].+)$`,
  'iu',
);
/** "An SOP named "Lost Property" for the porters": without anybody who wants it. */
const BARE_WISH = new RegExp(
  `^(?:(?:please|pls|hi|hello)[,!]? )?(?:(?:an?|one|the|our|new|short|simple) ){0,3}${DOCUMENT}[, ]+${CALLED}:? (?<told>["“«„].+)$`,
  'iu',
);
/** "Procedure for the stock check, title "Friday Count", for the porters": beside what it is about. */
const BESIDE = new RegExp(
  `^(?:[^"“”]{0,60}\\b)?${DOCUMENT} (?:for|on|about|covering|of) (?<before>[^"“”]{3,160}?)\\s?(?:[,;–—(]|\\s-)\\s?(?:please |and )?(?:(?:the |its )?(?:title|name|heading)(?: is| should be| to be)?|(?:call|title|name) (?:it|this)|${CALLED})[:,]? ${QUOTED}\\)?(?<rest>.*)$`,
  'iu',
);
/** "One-page SOP please, "Lost Property", for the porters": beside the text that is wanted. */
const APPOSED = new RegExp(
  `^[^"“”]{0,60}\\b(?:${DOCUMENT}|SOP|Checklist|Procedure|Guide)(?:,? (?:please|pls))?\\s?[,:–—-]\\s?(?=.\\p{Lu})${QUOTED}(?<rest>\\s?[,.–—(].*)?$`,
  'u',
);
/** "make a "Lost Property Procedure"": a name in quotation marks that says which kind of text it is. */
const NAMED_IN_WISH = new RegExp(
  `^[^"“”]{0,120}\\b(?:${WRITES}|${WANTS})\\s(?:me |us |up )?(?:an?|the|our|one|some)(?: \\p{L}+){0,2}? (?<told>["“](?:[^"“”\\n]{2,60}) ${DOCUMENT}["”].*)$`,
  'iu',
);
/** "… by Friday please", "… out of this": what belongs to the wish. */
const OF_WISH =
  /^(?:(?:(?:of|out of|from|for|with) (?:this|these|it|that|all (?:of )?this|us|me)|by (?:\p{L}+day|tomorrow|tonight|then|next week)|asap|soon|please|pls|thanks|thx)[\s,?!.]*)+$/iu;
/** "Title: "First One In".", "The title should be …" */
const LABELLED = new RegExp(
  `^(?:(?:the |its |suggested |working )?(?:title|name|heading)(?: of (?:the |this )?${DOCUMENT})?|(?:Title|Heading))(?: (?:is|should be|must be|has to be|to be|will be))?:? ${QUOTED}[\\s.!]*$`,
  'iu',
);
/** "Call it "Keys Out"." */
const CALL_IT = new RegExp(
  `^(?:please |and |so |let['’]s |(?:can|could) (?:you|we) )?(?:call|title|name|head) (?:it|this|the ${DOCUMENT}|this ${DOCUMENT}),?:? (?:${QUOTED})(?: please)?[\\s.!?]*$`,
  'iu',
);
/** "Make me a checklist for new hires on opening the café": what it is about beside the name that it is given. */
const FOR_WHAT = new RegExp(
  `^(?:[^"“”]{0,60}\\b)?(?:${WRITES}|${WANTS})\\s[^"“”]{0,40}?\\b${DOCUMENT} (?<scope>(?:for|on|about|covering|that covers)\\s[^.:;,]{3,100})[.!?]*$`,
  'iu',
);

/** A request under the name that it gives to the procedure itself. */
export interface TitledRequest {
  text: string;
  /** As it was written; null where none is given. */
  title: string | null;
}

interface Given {
  title: string;
  /** What the sentence says of the task beside the name. */
  about: string;
  rest: string;
}

/** Sets the name that a request gives to the procedure above it: "Write an SOP called "Lost Property". …" */
export function withGivenTitle(request: string): TitledRequest {
  const typed = typedTitle(request);
  if (typed !== null) {
    const scope = typed.readers === '' ? [] : [`Scope: For ${typed.readers}.`, ''];
    return {
      text: [`Document title: ${typed.title}`, '', ...scope, ended(capitalise(typed.form))].join('\n'),
      title: typed.title,
    };
  }
  const lines = request.split('\n');
  const told = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  for (const at of new Set([...told.slice(0, MOST_LINES), ...told.slice(-1)])) {
    const sentences = sentencesIn(lines[at]?.trim() ?? '');
    // A line of its own is the title of a document already.
    if (told.length > 1 && sentences.length === 1 && LABELLED.test(sentences[0] ?? '')) continue;
    for (const [index, sentence] of sentences.entries()) {
      const given = givenIn(sentence);
      if (given === null) continue;
      const rest = [...sentences.slice(0, index), given.rest, ...sentences.slice(index + 1)].filter(
        (one) => one !== '',
      );
      const { readers, behind } = readersIn(given.rest);
      const about = [readers === null ? '' : `For ${readers}.`, given.about].filter((one) => one !== '');
      if (about.length > 0) {
        const told = [...sentences.slice(0, index), behind, ...sentences.slice(index + 1)].filter((one) => one !== '');
        const below = [...lines.slice(0, at), ofReaders(told.join(' '), readers ?? ''), ...lines.slice(at + 1)];
        const scope = `Scope: ${about.join(' ')}`;
        return {
          text: [`Document title: ${given.title}`, '', scope, '', below.join('\n').trim()].join('\n'),
          title: given.title,
        };
      }
      const [first = '', ...others] = [...lines.slice(0, at), rest.join(' '), ...lines.slice(at + 1)]
        .join('\n')
        .trim()
        .split('\n');
      return {
        text: [`Document title: ${given.title}`, '', ...withScope(first), ...others].join('\n'),
        title: given.title,
      };
    }
  }
  return { text: request, title: null };
}

/** Names the procedure as the request does, whatever else could be read as its name. */
export function useGivenTitle(title: string, findings: Findings): void {
  findings.title = title;
  const isIn = (line: string): boolean => title.toLowerCase().includes(line.toLowerCase());
  findings.scope.splice(0, Infinity, ...findings.scope.filter((line) => !isIn(line)));
}

/** "For new helpers at a small theatre.", "For our clinic.", "For porters, ten to four.": for whom, and what stands behind them. */
function readersIn(rest: string): { readers: string | null; behind: string } {
  const [, named = '', more = ''] =
    /^for (?:use by )?((?:(?:our|the|my|all|new|an?) )?\p{L}[^.:;,]{2,90})(?:\.|, (.+))$/iu.exec(rest) ?? [];
  const isOnlyPeople = more === '' || isSeveral(named);
  if (named === '' || !isOnlyPeople || countWords(named) > MAX_SCOPE_WORDS) return { readers: null, behind: rest };
  return { readers: named, behind: capitalise(more) };
}

/** "new helpers", and not "the pass" */
function isSeveral(name: string): boolean {
  return /^(?!.*(?:ss|us|is)$).*(?:s|people|staff|men|women)$/iu.test(name) && isPeople(name);
}

/** "They arrive at six": the helpers whom the procedure is for, where nobody has been named before. */
function ofReaders(text: string, readers: string): string {
  const head = readers.split(/\s(?:at|in|of|on|who|with|from|for|to)\s/iu)[0] ?? '';
  if (!isSeveral(head)) return text;
  return text.replace(/^They(?=\s\p{L})/u, `The ${head.replace(/^(?:our|the|my|all) /iu, '')}`);
}

function givenIn(sentence: string): Given | null {
  if (sentence.length > MOST_LENGTH) return null;
  const beside = BESIDE.exec(sentence)?.groups;
  const besideTitle = trimPunctuation(beside?.['title'] ?? '');
  if (besideTitle !== '' && countWords(besideTitle) <= MAX_TITLE_WORDS) {
    const about = capitalise(trimPunctuation(beside?.['before'] ?? ''));
    return { title: besideTitle, about: ended(about), rest: restOf(beside?.['rest'] ?? '') };
  }
  const named = NAMED_IN_WISH.exec(sentence)?.groups?.['told'] ?? '';
  // 'a "written procedure" for the gate': in small letters it is no name.
  const told =
    (IN_WISH.exec(sentence) ?? PAPER_WISH.exec(sentence) ?? BARE_WISH.exec(sentence))?.groups?.['told'] ??
    (/^.\p{Lu}/u.test(named) ? named : '');
  const found = (
    QUOTED_FIRST.exec(told) ??
    WRITTEN.exec(told) ??
    LABELLED.exec(sentence) ??
    CALL_IT.exec(sentence) ??
    APPOSED.exec(sentence)
  )?.groups;
  const title = trimPunctuation(found?.['title'] ?? '');
  if (title === '' || countWords(title) > MAX_TITLE_WORDS) return null;
  return { title, about: '', rest: restOf(found?.['rest'] ?? '') };
}

/** What stands behind the name, as a sentence. */
function restOf(rest: string): string {
  const behind = trimPunctuation(rest.trim());
  return behind === '' || OF_WISH.test(behind) ? '' : `${capitalise(behind)}.`;
}

/** A first line whose first sentence wants the text, with what it is about as the scope. */
function withScope(line: string): string[] {
  const [wish = '', ...others] = sentencesIn(line);
  const scope = wish.length > MOST_LENGTH ? undefined : FOR_WHAT.exec(wish)?.groups?.['scope'];
  if (scope === undefined || countWords(scope) > MAX_SCOPE_WORDS || !tellsTask(scope.replace(/^\S+\s/u, '')))
    return [line];
  return [`Scope: ${scope}`, '', others.join(' ')];
}
