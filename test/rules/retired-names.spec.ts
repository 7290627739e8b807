import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const ROOT = new URL('../../', import.meta.url);
const TEXT = /\.(?:tsx?|mts|mjs|cjs|js|md|html|css|sql|ya?ml|sh)$|^openapi\.json$|^\.env/;
/** The drafter's code and all lexicons are about words; what people wrote is data; the rules name the old names. */
const NOT_READ =
  /^backend\/libs\/drafter\/|\/lexicon\/|\.generated\.ts$|^test\/(?:data|fixtures)\/|^test\/rules\/(?:retired-names|words|retired-sentences)\.spec\.ts$/;

/**
 * Names that were replaced by standard terms, and these terms. In file names they are written with hyphens. The words
 * "figures" and "place" are not among them: public routes say `figures`, and both are common words.
 */
const RETIRED: Readonly<Record<string, string>> = {
  HotReads: 'PreparedQueries',
  tellHere: 'emitLocally',
  PersonTraces: 'PersonalDataSource',
  SessionEndings: 'SessionRevocationEvents',
  SessionVerdict: 'SessionStatus',
  PlaceLimits: 'IpRateLimiter',
  forgiveOne: 'refund',
  forgiveAll: 'refundAll',
  DeskEntry: 'a service for each noun of the workspace',
  DeskTable: 'a service for each noun of the workspace',
  ClientDesk: 'ClientWorkspace',
  BillingDesk: 'a fixture named by its noun',
  openDesk: 'openWorkspace',
  knownDesk: 'knownDashboard',
  SandboxTestBench: 'SandboxHarness',
  ModelBench: 'ModelHarness',
  SandboxWorld: 'SandboxContext',
  BracketForm: 'form-encoding',
  ForgetfulAdapter: 'InMemoryAdapter',
  AbsentParts: 'unsupported-endpoints',
  BoundedQueue: 'FairQueue',
  ThreadPool: 'WorkerPool',
  FigureBorders: 'ReportingPeriod',
  CrawlerFiles: 'robots and sitemap',
  FontBook: 'FontRegistry',
  RoleBook: 'RoleRegistry',
  BillingTurns: 'BillingLock',
  AccountEndings: 'BillingAccountClosure',
  RaisedSession: 'SteppedUpSession, or StepUpResponse',
  RaisedSessionAnswer: 'StepUpResponse',
  raisedAt: 'steppedUpAt',
  withGrant: 'applyGrant',
  SubscriptionStanding: 'SubscriptionState',
  standingOf: 'subscriptionStateOf',
  FlowSecrets: 'OAuthFlowCipher',
  WantedSignIn: 'SignInRequest',
  WantedMail: 'MailRequest',
  HandClock: 'FakeClock',
  DraftRequests: 'GenerationQueue',
  RunState: 'GenerationState',
  MayBeLeftOut: 'IsOptionalNotNull',
  NotifiedChanges: 'NotificationRouter',
  hasProvedFactor: 'mfaVerified',
  provedFactor: 'mfaVerified',
  toldEmail: 'syncedEmail',
  toldName: 'syncedName',
  takeSop: 'cacheSop',
  inTurn: 'serialScope, or queued',
  useKeptPrompt: 'useDraftPrompt',
  useShownSops: 'useVisibleSops',
  holdClicks: 'replayEarlyClicks',
  coverWhenScrolled: 'solidOnScroll',
  createTakingOverRouter: 'createHydratingRouter',
  passOnChanges: 'syncCustomerDetails',
  passedOnParameters: 'forwardedParams',
  SoundPage: 'assert-page-ok',
};

/** Single words that were names, each in the form in which it was used: type, call, property or file name. */
const RETIRED_WORDS: readonly (readonly [string, RegExp, string])[] = [
  ['Verdict', /\b[vV]erdict\b|Verdict\b/, 'a status, a FailureClassification, or what it is'],
  ['Reaction', /\b(?:type|interface|class) Reaction\b|\bReaction\[/, 'RetryAction'],
  ['judge', /\bjudge\??[(.]|\bjudge:|\bjudges\??[(:]/, 'toSessionStatus, findIssues, or supports'],
  ['Turn', /\b(?:type|interface|class) Turn\b/, 'BillingLock'],
  ['raise', /\braise(?:Session)?\(/, 'stepUp'],
  ['Standing', /\b(?:type|interface|class) Standing\b|\b(?:const|let) \w*[sS]tandings?\b/, 'SubscriptionState'],
  ['forgive', /\bforgive[A-Z(]/, 'refund'],
  ['Slots', /\b(?:type|interface|class|new) Slots\b/, 'FairQueue'],
  ['desk', /(?<!@)\b(?:\w+[.-])?desk\b(?!@)|\w[a-z]Desk\b|\bDESK\b/, 'consultant workspace, dashboard, or desktop'],
  ['colour', /colour/i, 'color'],
  ['behaviour', /behaviour/i, 'behavior'],
  ['catalogue', /catalogue/i, 'catalog'],
  ['ledger', /\b[lL]edger\b/, 'earnings export'],
];
/** Names of test files that said who or where instead of what they hold. */
const RETIRED_FILES = /(?:^|\/)(?:people|shop|turns|forgetful\.[\w-]+|behaviour)(?:\.spec)?(?:\.[a-z]+$|\/)/;

const MIGRATIONS = /^backend\/src\/database\/migrations\//;
/** Where an old name has to stay, and why. */
const EXCEPTIONS: readonly { path: RegExp; names: readonly string[]; reason: string }[] = [
  {
    path: MIGRATIONS,
    names: ['raisedAt', 'provedFactor', 'toldEmail', 'toldName', 'desk', 'ledger'],
    reason: 'Migrations that have run keep their names, their columns and what they say.',
  },
  {
    path: /^docs\/data-model\.md$|-flow\.(?:entity|queries)\.ts$|auth-session\.entity\.ts$|session-change\.queries\.ts$/,
    names: ['provedFactor', 'raisedAt'],
    reason: 'Database columns keep their names: a migration must stay compatible with the version before it.',
  },
  {
    path: /^docs\/data-model\.md$|billing-customer\.(?:entity|queries)\.ts$|^test\/api\/billing\/customers\.spec\.ts$/,
    names: ['toldEmail', 'toldName'],
    reason: 'The same.',
  },
  {
    path: /^test\/(?:api\/auth|browser|screenshots)\//,
    names: ['raisedAt'],
    reason: 'Tests that make sessions older write the column.',
  },
  {
    path: /^(?:test\/bench\/drafting|docs\/drafting\.md)/,
    names: ['Verdict', 'judge', 'ModelBench'],
    reason: 'A benchmark that grades lines of drafts: each gets a verdict, as in the tables of docs/drafting.md.',
  },
  {
    path: /^test\/faults\//,
    names: ['ledger'],
    reason: 'The list of acknowledged writes that the database must have.',
  },
  { path: /stripe-calls\.ts$/, names: ['catalogue'], reason: 'An idempotency key that Stripe may already know.' },
  {
    path: /statement-ids\.ts$|^docs\/requirements\.md$/,
    names: ['catalogue'],
    reason: 'The heading of a requirement.',
  },
  { path: /^frontend\/src\/theme\/theme\.ts$/, names: ['raisedAt'], reason: 'Surfaces that are raised, at night.' },
  { path: /^test\/api\/mail\//, names: ['desk'], reason: 'The name of a sender of mail.' },
];

const PARTS = Object.keys(RETIRED)
  .map((name) => `[${name.charAt(0).toUpperCase()}${name.charAt(0).toLowerCase()}]${name.slice(1)}`)
  .join('|');
/** Alone, or as a word of a longer name. */
const OLD_NAME = new RegExp(`(?:\\b|(?<=[a-z]))(?:${PARTS})(?:\\b|(?=[A-Z]))`, 'g');
const separated = (name: string, separator: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `${separator}${letter}`).toLowerCase();
/** As a file or a column is named. */
const SEPARATED = new Map(Object.keys(RETIRED).flatMap((name) => ['-', '_'].map((by) => [separated(name, by), name])));
const OLD_SEPARATED = new RegExp(`(?<![\\w-])(?:[\\w-]+[_-])?(${[...SEPARATED.keys()].join('|')})(?![a-z])`, 'g');
const BY_LOWER_CASE = new Map(Object.keys(RETIRED).map((name) => [name.toLowerCase(), name]));

function oldNamesIn(text: string): string[] {
  return [
    ...(text.match(OLD_NAME) ?? []).map((name) => BY_LOWER_CASE.get(name.toLowerCase()) ?? name),
    ...[...text.matchAll(OLD_SEPARATED)].map(([, name = '']) => SEPARATED.get(name) ?? name),
    ...RETIRED_WORDS.filter(([, used]) => used.test(text)).map(([name]) => name),
  ];
}

const FOLDERS = ['backend/', 'frontend/', 'test/', 'scripts/', 'docs/'];
const paths = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}${name}`),
  ),
  ...readdirSync(ROOT),
];
const sources = paths.filter((path) => TEXT.test(path) && !NOT_READ.test(path));
const isAllowed = (path: string, name: string): boolean =>
  EXCEPTIONS.some((exception) => exception.path.test(path) && exception.names.includes(name));
const meantBy = (name: string): string => RETIRED[name] ?? RETIRED_WORDS.find(([word]) => word === name)?.[2] ?? '';
const complaints = (path: string, text: string): string[] =>
  [...new Set(oldNamesIn(text))]
    .filter((name) => !isAllowed(path, name))
    .map((name) => `${path}: ${name}, which is ${meantBy(name)}`);

it('names that have been replaced do not come back in code, tests and documents', () => {
  expect(sources.length).toBeGreaterThan(2500);
  expect(sources.flatMap((path) => complaints(path, readFileSync(new URL(path, ROOT), 'utf8')))).toEqual([]);
});

it('names that have been replaced do not come back as names of files', () => {
  const files = paths.filter((path) => !NOT_READ.test(path));
  expect(files.filter((path) => RETIRED_FILES.test(path))).toEqual([]);
  expect(files.flatMap((path) => complaints(path, path))).toEqual([]);
});

it('every exception is still needed', () => {
  const unused = EXCEPTIONS.flatMap(({ path, names }) => {
    const texts = sources.filter((file) => path.test(file));
    const found = new Set(
      texts.flatMap((file) => [file, readFileSync(new URL(file, ROOT), 'utf8')].flatMap(oldNamesIn)),
    );
    return names.filter((name) => !found.has(name)).map((name) => `${path.source}: ${name}`);
  });
  expect(unused).toEqual([]);
});
