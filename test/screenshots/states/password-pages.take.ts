import { useSite } from '../../support/browser-site.js';
import { fill, press, type State, type Step, sees, seesRole } from './state.js';
import { takeStates } from './take-states.js';

/** The provider as it is on an installation of one's own: accounts with passwords, and a way to sign up. */
const site = useSite({ BILLING_MODE: 'none', DEMO: 'off', MAIL_MIN_INTERVAL_S: '0' });

const toProvider: Step = async (page) => {
  await press(/^Continue with/)(page);
  await page.waitForURL('**/idp/**');
};

const credentials = (email: string, password: string): Step[] => [
  fill('Email address', email),
  (page) => page.getByLabel('Password').fill(password),
];

/** Each look needs an account that is new. */
let count = 0;
const signUp: readonly Step[] = [
  toProvider,
  press('Create an account', 'link'),
  async (page) => {
    count += 1;
    await page.getByLabel('Name').fill('Paula Weiß');
    for (const step of credentials(`paula-${count}@example.test`, 'correct horse')) await step(page);
  },
];

const at = (name: string, steps: readonly Step[]): State => ({ name, path: '/auth', steps, isWhole: true });

const states: State[] = [
  at('sign-in', [toProvider]),
  at('sign-in-refused', [
    toProvider,
    ...credentials('paula@example.test', 'wrong horse'),
    press('Sign in'),
    seesRole('alert'),
  ]),
  at('sign-up', signUp.slice(0, 2)),
  at('sign-up-refused', [
    toProvider,
    press('Create an account', 'link'),
    fill('Name', 'Paula'),
    ...credentials('paula@example.test', 'password'),
    press('Create account'),
    seesRole('alert'),
  ]),
  at('confirm', [...signUp, press('Create account'), sees(/We sent an email to/)]),
  at('confirm-refused', [
    ...signUp,
    press('Create account'),
    sees(/We sent an email to/),
    (page) => page.getByLabel(/code/i).fill('000000'),
    press('Confirm'),
    seesRole('alert'),
  ]),
  at('forgot', [toProvider, press('Forgot your password?', 'link')]),
  at('forgot-sent', [
    toProvider,
    press('Forgot your password?', 'link'),
    fill('Email address', 'paula@example.test'),
    press('Send the link'),
    seesRole('status'),
  ]),
];

takeStates({ site, name: 'password', states });
