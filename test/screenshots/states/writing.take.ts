import { beforeAll } from 'vitest';
import { attach, newSop, type PicturedSop, show } from '../../api/sops-attachments/attach.js';
import type { Person } from '../../support/accounts.js';
import { useSite } from '../../support/browser-site.js';
import { fryerPhoto, pictureFile } from './settled-account.js';
import {
  cuts,
  fill,
  goesOffline,
  keys,
  press,
  refuses,
  type State,
  type Step,
  scrollTo,
  sees,
  seesRole,
  type,
} from './state.js';
import { type Session, sessionOf, takeStates } from './take-states.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'scribe@example.test';

let person: Person;
let session: Session;
/** The SOP of the state that is shown; each begins with one of its own. */
let sop: PicturedSop;

beforeAll(async () => {
  person = await site.personOf(EMAIL, 'user');
  session = await sessionOf(site, EMAIL);
});

const fresh = async (): Promise<string> => {
  sop = await newSop(person);
  return `/sops/${sop.id}`;
};

const illustrated = async (): Promise<string> => {
  const path = await fresh();
  const { body } = await attach(site.origin, person, sop.id, { name: 'fryer.jpg', content: await fryerPhoto() });
  await attach(site.origin, person, sop.id, { name: 'floor plan.txt', content: 'Key under the mat' });
  await show(person, sop.id, [{ id: body.id, alt: 'The fryer, switched off', caption: 'The lamp is dark' }]);
  return path;
};

const begin: Step = async (page) => {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'SOP text' }).waitFor();
};

/** Puts the caret at the end of the first step. */
const firstStep: Step = async (page) => {
  await begin(page);
  const text = page.locator('.sop-step .sop-main').first();
  const { width = 0, height = 0 } = (await text.boundingBox()) ?? {};
  // Of a text of two lines, the key leads to the end of the one that was clicked.
  await text.click({ position: { x: width - 4, y: height - 6 } });
  await page.keyboard.press('End');
  // The text hears of its caret in a task of its own. Nobody presses the next key before that, but a script does.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))');
};

const colleagueWrites: Step = async () => {
  const { body } = await person.client.get<PicturedSop>(`/sops/${sop.id}`);
  await person.client.patch(`/sops/${sop.id}`, {
    document: { ...body.document, purpose: 'The café opens on time, warm and clean.' },
    version: body.version,
  });
};

const choosePicture: Step = async (page) => {
  await page.keyboard.type(' /pict');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('option', { name: 'Picture', exact: true }).click();
  await (await chosen).setFiles(await pictureFile());
  await page.getByRole('dialog').waitFor();
};

const saved = sees(/^Saved/);
const listbox = seesRole('listbox');
const ownSop = '/sops/*';
const refusesSaving = refuses(ownSop, 'PATCH', 500, 'The server had an error.');

const states: State[] = [
  { name: 'begun', path: fresh, isWhole: true, steps: [begin] },
  { name: 'saved', path: fresh, steps: [firstStep, type(' and the grinder'), saved] },
  {
    name: 'unfinished',
    path: fresh,
    steps: [
      firstStep,
      keys('Enter'),
      type('/chec'),
      listbox,
      keys('Enter'),
      type('The floor is dry'),
      sees(/^Saved, except/),
    ],
  },
  { name: 'slash-menu', path: fresh, steps: [firstStep, type(' /'), listbox] },
  { name: 'slash-none', path: fresh, steps: [firstStep, type(' /zzz')] },
  {
    name: 'roles',
    path: fresh,
    steps: [
      firstStep,
      keys('Enter'),
      type('Empty the dishwasher /ro'),
      seesRole('option', 'Role'),
      keys('Enter'),
      seesRole('option', 'Barista'),
    ],
  },
  { name: 'handle', path: fresh, steps: [firstStep, press(/^Move or change/), listbox] },
  { name: 'add', path: fresh, steps: [firstStep, press('Add or change'), listbox] },
  {
    name: 'offline',
    path: fresh,
    steps: [firstStep, goesOffline, type(' at night'), sees(/Not saved yet: you are offline/)],
  },
  {
    name: 'refused',
    path: fresh,
    before: [refusesSaving],
    steps: [firstStep, type('!'), sees(/Could not be saved/)],
  },
  {
    name: 'leave',
    path: fresh,
    before: [refusesSaving],
    steps: [firstStep, type('!'), sees(/Could not be saved/), press('Dashboard', 'link'), seesRole('dialog')],
    only: 'desktop',
  },
  {
    name: 'kept',
    path: fresh,
    before: [cuts(ownSop, 'PATCH')],
    steps: [
      firstStep,
      type(' at night'),
      sees(/kept in this browser/),
      (page) => page.reload(),
      sees(/You have unsaved changes/),
      scrollTo('Opening the cafe', 'heading'),
    ],
  },
  { name: 'conflict', path: fresh, steps: [firstStep, colleagueWrites, type(' twice'), seesRole('dialog')] },
  {
    name: 'picture-new',
    path: fresh,
    steps: [firstStep, choosePicture, fill(/What does the picture show/, 'The fryer, switched off')],
  },
  {
    name: 'picture-failed',
    path: fresh,
    before: [cuts('/**/attachments', 'POST')],
    steps: [firstStep, choosePicture, sees('The server cannot be reached')],
  },
  { name: 'picture-change', path: illustrated, steps: [begin, press(/^Change picture/), seesRole('dialog')] },
  { name: 'pictures', path: illustrated, isWhole: true, steps: [begin] },
  { name: 'read-pictures', path: illustrated },
  { name: 'picture-large', path: illustrated, steps: [press(/^Enlarge/), seesRole('dialog')] },
  { name: 'file-delete', path: illustrated, steps: [press(/^Delete floor plan/), seesRole('dialog')] },
];

takeStates({ site, name: 'writing', session: () => session, states });
