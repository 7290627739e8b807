import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const ROOT = new URL('../../', import.meta.url);

/** Words that plain American product English does without, and what to write. */
const AVOIDED: readonly [RegExp, string][] = [
  [/\bwhoever\b/i, 'name the caller, holder or person'],
  [/\banew\b/i, 'again'],
  [/\banybody\b/i, 'anyone'],
  [/\brubbish\b/i, 'malformed input'],
  [/speaks? against/i, 'is wrong'],
  [/\b(?:behaviour|colour|catalogue)s?\b/i, 'American spelling'],
];

/** Tests; the drafter, whose comments quote what people write; what is generated. */
const NOT_READ = /\.spec\.|^backend\/libs\/drafter\/|^frontend\/src\/api\/generated\//;
const IMPORT = /^\s*(?:import|export) .* from '/;
const COMMENT = /^\s*(?:\*|\/\/|\/\*\*)/;
/** What a test file says in code, an example or a quotation is not ours to choose. */
const QUOTED = /@example|["“`].*["”`]/;

function commentsOf(path: string): { path: string; line: string }[] {
  const lines = readFileSync(new URL(path, ROOT), 'utf8').split('\n');
  return lines.filter((line) => COMMENT.test(line) && !QUOTED.test(line)).map((line) => ({ path, line }));
}

const comments = ['backend/src/', 'backend/libs/', 'frontend/src/', 'scripts/'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !NOT_READ.test(`${folder}${name}`))
    .flatMap((name) => commentsOf(`${folder}${name}`)),
);

it.each(AVOIDED)('comments do without %s: %s', (word) => {
  expect(comments.length).toBeGreaterThan(4000);
  expect(comments.filter(({ line }) => word.test(line)).map(({ path, line }) => `${path}: ${line.trim()}`)).toEqual([]);
});

/** British spellings, from their first letters on. */
const BRITISH =
  'cancelled|cancelling|colour|favour|honour|neighbour|behaviour|catalogue|centre|licence|grey|labelled|travelling|' +
  'modelling|programme|whilst|amongst|judgement|fulfil(?!l)|enrolment|instalment|learnt|practise|analyse|' +
  '(?:apolog|author|capital|categor|custom|emphas|final|initial|maxim|minim|normal|optim|organ|personal|priorit|recogn|serial|' +
  'special|standard|summar|synchron|util|visual)is(?:e|ing|ation)';
/**
 * As words of a sentence: not as names of code, their keys and members, and not as values between quotes or backticks, which
 * the wire has (`cancelled`). The heading "Use licence" is as the specification gives it.
 */
const IN_A_SENTENCE = new RegExp(
  `(?<![\\w.'"?=/_\`-])(?<!use )(?:${BRITISH})(?![\\w]*(?:['_(:=\`]|\\.\\w))|(?<![\\w\`])(?:Cancelled|Colour|Organis(?!m)|Behaviour|Catalogu(?=e))`,
  'g',
);

/** What somebody reads: the interface, problems and mails, what commands print, the API document and the guides. */
const READ = [
  ...['backend/src/', 'backend/libs/stripe-sandbox/', 'frontend/src/', 'scripts/'].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.spec\.|function-words|migrations/.test(name))
      .map((name) => `${folder}${name}`),
  ),
  ...readdirSync(new URL('docs/', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...['openapi.json', 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
];

const linesRead = READ.flatMap((path) =>
  readFileSync(new URL(path, ROOT), 'utf8')
    .split('\n')
    .filter((line) => path.endsWith('.md') || !(COMMENT.test(line) || IMPORT.test(line)))
    .map((line) => ({ path, line })),
);

/** The lines in which a word stands, each with its file. */
const withWord = (word: RegExp, isMeant: (path: string) => boolean = () => true): string[] =>
  linesRead
    .filter(({ path, line }) => isMeant(path) && line.search(word) >= 0)
    .map(({ path, line }) => `${path}: ${line.trim().slice(0, 160)}`);

it('what people read is spelled as in American English', () => {
  expect(linesRead.length).toBeGreaterThan(50_000);
  expect(withWord(IN_A_SENTENCE)).toEqual([]);
});

/** Not in quotes alone, nor as a name of code. Guides for operators are left out. */
const STIFF = /(?<![\w.'"=/_`-])(?:[Ss]ome|[Ee]very|[Aa]ny)body\b(?!['_(:=`?]|\.\w)/;

it('the product says someone, everyone and anyone', () => {
  expect(withWord(STIFF, (path) => !path.endsWith('.md'))).toEqual([]);
});

/** Codes and the API document keep the term of the protocol, `factor`. */
const ANSWER = /\b(?:AuthError|StorageError)\(|\btitle: '|\bmessage: '/;

it('errors say second step, as the screens do', () => {
  const answers = linesRead.filter(({ path, line }) => path.startsWith('backend/src/') && ANSWER.test(line));
  expect(answers.filter(({ line }) => line.includes('second step')).length).toBeGreaterThan(5);
  expect(answers.filter(({ line }) => /'[^']*second factor/i.test(line))).toEqual([]);
});

/** Sentences that were found stiff, each by the words that made it so; what is said instead is in the interface. */
const RETIRED = [
  ...['names none', 'goes on by itself', 'a few lines', 'teams work by it', 'has to be done\\. Get', 'half sentences'],
  ...['always stand', 'steps that hide', 'new place to look', 'find their way at once', 'gives work', 'whom to call'],
  ...[
    'is asked for\\.',
    'goes on using',
    'answer for what',
    'turn back into',
    'common practice\\. ',
    'same safe and complete',
  ],
  ...[
    'Is informed or asked',
    'what this role does here',
    'for which nobody is named',
    'Each step has a role',
    'says how long',
  ],
  ...[
    'Take back\\b',
    'not at all in the',
    'which is \\d+ percent',
    'are drawn from',
    'found out how',
    'codes of six digits',
  ],
  ...[
    'nothing of the other kind',
    'all other devices out',
    'deleted lately',
    'goes? on with the same',
    'Capital letters and',
  ],
  ...['grammar does not\\b', 'earned, with the number', 'calendar program can', 'void earnings\\b', 'kind of account'],
  ...[
    'data (?:of the account )?were',
    'belongs to no payment',
    'is not spoken',
    'as there can be',
    'as it can have',
    'lie in each other',
  ],
  ...[
    'against the \\d+ days',
    'mak(?:e|ing) an account',
    'number of your account',
    'Make it, or',
    'was begun in',
    'was used already',
  ],
  ...['do not know or', 'SOPs that \\$\\{', 'The subscription of \\$\\{'],
];
/** What commands and comments say to operators is left out, and so is the empty list of ended earnings. */
const OF_THE_INTERFACE = /^frontend\/src\/|^backend\/src\/(?!cli\/)|^openapi\.json$/;

it('no sentence that was found stiff is back (screens 2)', () => {
  const retired = new RegExp(`(?:${RETIRED.join('|')})`);
  expect(withWord(retired, (path) => OF_THE_INTERFACE.test(path))).toEqual([]);
});
