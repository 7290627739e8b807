import { afterAll } from 'vitest';
import { callAuth } from '../../api/auth/auth-wire.js';
import { OutsideIssuer } from '../../api/auth/outside-issuer.js';
import { codeOf } from '../../api/auth/totp-app.js';
import { openBrowser } from '../../support/browser-site.js';
import { linkOf, mailTo } from '../../support/mailbox.js';
import { findFreePort } from '../../support/server-process.js';
import { useTestSite } from '../../support/test-site.js';
import { cuts, fill, hasFailed, press, type State, type Step, scrollTo, sees, seesRole } from './state.js';
import { nameDevices, type Session, takeStates } from './take-states.js';

const port = await findFreePort();
const callback = `http://localhost:${port}/api/v1/auth/callback`;
const home = await OutsideIssuer.start(callback);
const work = await OutsideIssuer.start(callback);
const site = useTestSite({
  port,
  openBrowser,
  env: {
    BILLING_MODE: 'none',
    MAIL_MIN_INTERVAL_S: '0',
    OIDC_PROVIDERS: 'home,work',
    ...home.settings('home'),
    ...work.settings('work'),
  },
});

afterAll(async () => {
  await home.stop();
  await work.stop();
});

/** Each state has a person of its own: what one has changed would stand in the next picture. */
let count = 0;
const email = () => `person-${count}@example.test`;

const signIn: Step = async (page) => {
  await page.goto(`${site.origin}/auth`);
  await press('Continue with Home')(page);
};

async function nextPerson(): Promise<Session> {
  count += 1;
  const name = `person-${count}`;
  home.person = { sub: name, email: email(), email_verified: true };
  work.person = { sub: `${name}-at-work`, email: `${name}@work.example.test`, email_verified: true };
  const page = await site.openPage('/auth');
  await signIn(page);
  await page.waitForURL('**/dashboard/**');
  await nameDevices(site);
  const session = await page.context().storageState();
  await page.context().close();
  return session;
}

let secret = '';
const code = (step = 0) => codeOf(`otpauth://totp/x?secret=${secret}`, step);

const openApp: Step = async (page) => {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  secret = (await page.getByRole('dialog').locator('code').innerText()).replace(/\s/g, '');
};
const addApp: readonly Step[] = [
  openApp,
  (page) => page.getByLabel('Code shown in the app').fill(code()),
  press('Add'),
  sees('Second step added'),
];

/** Signs in once more in the same browser, which then asks for the second step. */
const signInAgain: Step = async (page) => {
  await page.evaluate('localStorage.clear()');
  await signIn(page);
  await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
};

const ageProofs: Step = () =>
  site.query(
    `UPDATE auth_sessions SET created_at = created_at - interval '16 minutes',
       raised_at = raised_at - interval '16 minutes'`,
  );

/** With codes on paper as well. */
const withCodes: readonly Step[] = [...addApp, press('Create recovery codes'), press('I have saved them')];

const dialog = seesRole('dialog');
const factors = scrollTo('Two-step verification');

const states: State[] = [
  { name: 'page', path: '/account' },
  { name: 'new-password', path: '/auth/new-password' },
  { name: 'password', path: '/account', steps: [press('Set or change password'), scrollTo('Password')] },
  {
    name: 'password-refused',
    path: '/account',
    steps: [
      press('Set or change password'),
      fill('New password', 'aaa'),
      fill('Confirm new password', 'aaa'),
      press('Save password'),
      sees(/too easy to guess/),
      scrollTo('Password'),
    ],
  },
  {
    name: 'address',
    path: '/account',
    steps: [fill('New address', 'new@example.test'), press('Change'), sees('Check both inboxes')],
  },
  { name: 'sign-ins', path: '/account', steps: [scrollTo('Ways to sign in')] },
  { name: 'sign-in-link', path: '/account', steps: [press('Link Work'), dialog] },
  {
    name: 'sign-in-linked',
    path: '/account',
    steps: [press('Link Work'), press('Continue'), sees('Work linked'), scrollTo('Ways to sign in')],
  },
  {
    name: 'sign-in-unlink',
    path: '/account',
    steps: [press('Link Work'), press('Continue'), sees('Work linked'), press('Unlink: Work'), dialog],
  },
  { name: 'sign-in-declined', path: '/auth/callback?error=access_denied&linking=work', steps: [sees(/declined/)] },
  { name: 'app-name', path: '/account', steps: [press('Add an authenticator app'), dialog] },
  { name: 'app-code', path: '/account', steps: [openApp] },
  {
    name: 'app-wrong-code',
    path: '/account',
    steps: [openApp, fill('Code shown in the app', '000000'), press('Add'), sees(/code/i)],
  },
  { name: 'key-name', path: '/account', steps: [press('Add a passkey or security key'), dialog] },
  { name: 'factors', path: '/account', steps: [...addApp, factors] },
  { name: 'factor-remove', path: '/account', steps: [...addApp, press(/^Remove: /), dialog] },
  {
    name: 'recovery-codes',
    path: '/account',
    steps: [...addApp, press('Create recovery codes'), seesRole('dialog', 'Your recovery codes')],
  },
  {
    name: 'recovery-codes-kept',
    path: '/account',
    steps: [
      ...addApp,
      press('Create recovery codes'),
      press('I have saved them'),
      sees('10 of 10 codes are left.'),
      factors,
    ],
  },
  {
    name: 'recovery-codes-renew',
    path: '/account',
    steps: [...withCodes, press('Create new recovery codes'), dialog],
  },
  { name: 'second-step', path: '/account', steps: [...addApp, signInAgain] },
  {
    name: 'second-step-wrong',
    path: '/account',
    steps: [
      ...addApp,
      signInAgain,
      fill('Code from your authenticator app', '000000'),
      press('Confirm'),
      sees(/code is wrong/),
    ],
  },
  { name: 'second-step-recovery', path: '/account', steps: [...withCodes, signInAgain, press('Use a recovery code')] },
  { name: 'name-saved', path: '/account', steps: [fill('Name', 'Anna Ito'), press('Save'), sees('Name saved')] },
  { name: 'type-changed', path: '/account', steps: [press(/^Consultant/, 'radio'), sees('Profile Updated')] },
  { name: 'sessions', path: '/account', steps: [scrollTo('Sessions')] },
  {
    name: 'api-token',
    path: '/account',
    steps: [press('Show token'), seesRole('button', 'Hide token'), scrollTo('API access')],
  },
  { name: 'delete', path: '/account', steps: [press('Delete my account'), dialog] },
  {
    name: 'fresh-sign-in',
    path: '/account',
    steps: [
      ageProofs,
      press('Delete my account'),
      (page) => page.getByLabel('Your email address').fill(email()),
      press('Delete permanently'),
      sees(/signed in more than 15 minutes ago/),
    ],
  },
  {
    name: 'sessions-failed',
    path: '/account',
    before: [cuts('/account/sessions**')],
    steps: [hasFailed],
  },
  { name: 'mails-confirm', path: mailed, isWhole: true },
  { name: 'mails-new-password', path: mailed, steps: [press('Continue'), seesRole('textbox', 'New password')] },
  {
    name: 'mails-review',
    path: '/account',
    steps: [
      press('Link Work'),
      press('Continue'),
      sees('Work linked'),
      async (page) => page.goto(await mailed()),
      press('Continue'),
      fill('New password', 'plums and pears'),
      fill('Confirm new password', 'plums and pears'),
      press('Save password'),
      seesRole('dialog', 'Are these sign-ins yours?'),
    ],
  },
];

/** The link of a mail by which a password is set anew. */
async function mailed(): Promise<string> {
  await callAuth(site.server, 'POST', '/recover', { json: { email: email() } });
  return linkOf(await mailTo(site.origin, email())).address;
}

takeStates({ site, name: 'account', session: nextPerson, states });
takeStates({
  site,
  name: 'sign-in',
  states: [
    { name: 'two-providers', path: '/auth' },
    { name: 'declined', path: '/auth/callback?error=access_denied', steps: [sees('You declined the sign-in.')] },
  ],
});
