import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const ROOT = new URL('../../', import.meta.url);
const FOLDERS = ['backend/src/', 'backend/libs/', 'frontend/src/', 'test/', 'scripts/'];
/** Lexicons hold every word; this file names the old names. */
const NOT_READ = /\/lexicon\/|\.generated\.ts$|^test\/(?:data|fixtures)\/|retired-names\.spec\.ts$/;

/** Names that have given way to the field's own terms, and these terms. */
const RETIRED: Readonly<Record<string, string>> = {
  HotReads: 'PreparedQueries',
  tellHere: 'emitLocally',
  PersonTraces: 'PersonalDataSource',
  SessionEndings: 'SessionRevocationEvents',
  SessionVerdict: 'SessionStatus',
  PlaceLimits: 'IpRateLimiter',
  forgiveOne: 'refund',
  DeskEntry: 'a service for each noun of the workspace',
  DeskTable: 'a service for each noun of the workspace',
  ClientDesk: 'ClientWorkspace',
  knownDesk: 'knownDashboard',
  SandboxTestBench: 'SandboxHarness',
  SandboxWorld: 'SandboxContext',
  BoundedQueue: 'Semaphore',
  ThreadPool: 'WorkerPool',
  FigureBorders: 'ReportingPeriod',
  FontBook: 'FontRegistry',
  RoleBook: 'RoleRegistry',
  BillingTurns: 'BillingLock',
  AccountEndings: 'BillingAccountClosure',
  RaisedSessionAnswer: 'StepUpResponse',
  withGrant: 'applyGrant',
  FlowSecrets: 'OAuthFlowCipher',
  WantedSignIn: 'SignInRequest',
  WantedMail: 'MailRequest',
  DraftRequests: 'GenerationQueue',
  MayBeLeftOut: 'IsOptionalNotNull',
  NotifiedChanges: 'NotificationRouter',
  hasProvedFactor: 'mfaVerified',
  takeSop: 'cacheSop',
  inTurn: 'serialScope, or queued',
  useKeptPrompt: 'useDraftPrompt',
  useShownSops: 'useVisibleSops',
  holdClicks: 'replayEarlyClicks',
  coverWhenScrolled: 'solidOnScroll',
  createTakingOverRouter: 'createHydratingRouter',
  passOnChanges: 'syncCustomerDetails',
  Catalogue: 'Catalog',
};

const PARTS = Object.keys(RETIRED).join('|');
/** Alone, or as a word of a longer name. */
const OLD_NAME = new RegExp(`(?:\\b|(?<=[a-z]))(?:${PARTS})(?:\\b|(?=[A-Z]))`, 'g');

it('names that have been replaced do not come back', () => {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}${name}`)
      .filter((path) => /\.(?:tsx?|mts|mjs)$/.test(path) && !NOT_READ.test(path)),
  );
  expect(sources.length).toBeGreaterThan(2000);
  const found = sources.flatMap((path) =>
    [...new Set(readFileSync(new URL(path, ROOT), 'utf8').match(OLD_NAME))].map(
      (name) => `${path}: ${name}, which is ${RETIRED[name]}`,
    ),
  );
  expect(found).toEqual([]);
});
