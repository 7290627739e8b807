import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll } from 'vitest';
import { useSite } from '../../support/browser-site.js';
import { addTemplateSops } from '../../support/many-sops.js';
import { cuts, fill, holds, press, type State, type Step, scrollTo, sees, seesRole } from './state.js';
import { type Session, sessionOf, takeStates } from './take-states.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'importer@example.test';

let session: Session;

beforeAll(async () => {
  const person = await site.personOf(EMAIL, 'user');
  const ids = await addTemplateSops(person, 20);
  const { body: folder } = await person.client.post<{ id: string }>('/folders', { name: 'Kitchen' });
  await person.client.post('/sops/batch/folder', { ids: ids.slice(0, 8), folder_id: folder.id });
  session = await sessionOf(site, EMAIL);
});

const documentOf = (name: string) => ({
  name,
  mimeType: '',
  buffer: readFileSync(fileURLToPath(new URL(`../../fixtures/documents/${name}`, import.meta.url))),
});

const drop =
  (...files: readonly { name: string; mimeType: string; buffer: Buffer }[]): Step =>
  (page) =>
    page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles([...files]);

/** A file for the card of the account page. */
const chooseArchive =
  (name: string, content: string): Step =>
  (page) =>
    page
      .getByRole('region', { name: 'Export and import of SOPs' })
      .getByLabel('ZIP file of an export')
      .setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(content) });

const open = press('Import documents');
const card = scrollTo('Export and import of SOPs');

const plan = '# Plan\n## Work\n1. Go\n\n## Revision history\n| Version | Who |\n|-|-|\n| 2 | Ann |\n';

const states: State[] = [
  {
    name: 'waiting',
    path: '/dashboard',
    before: [holds('/imports/*')],
    steps: [open, drop(documentOf('stocktaking.pdf'))],
  },
  {
    name: 'sending',
    path: '/dashboard',
    before: [holds('/imports', 'POST')],
    steps: [open, drop(documentOf('first-aid.pdf'))],
  },
  {
    name: 'done-and-refused',
    path: '/dashboard',
    steps: [
      open,
      drop(
        documentOf('bakery-opening.docx'),
        documentOf('incident.pdf'),
        { name: 'old.doc', mimeType: '', buffer: Buffer.from('text') },
        { name: 'broken.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7 broken') },
      ),
      seesRole('link', 'Open the SOP of bakery-opening.docx'),
      seesRole('link', 'Open the SOP of incident.pdf'),
      sees('The file is damaged, or not what its name says.'),
    ],
  },
  {
    name: 'failed',
    path: '/dashboard',
    before: [cuts('/imports', 'POST')],
    steps: [open, drop(documentOf('goods-in.docx'))],
  },
  {
    name: 'paste',
    path: '/sops/new',
    steps: [open, press('Paste text'), fill('Text of a document or email', '1. Open the valve\n2. Wait a minute')],
  },
  {
    name: 'read',
    path: '/sops/new',
    isWhole: true,
    steps: [
      open,
      drop(documentOf('filter-change.docx')),
      press('Open the SOP of filter-change.docx', 'link'),
      seesRole('article'),
    ],
  },
  {
    name: 'missing-lines',
    path: '/sops/new',
    steps: [
      open,
      drop({ name: 'plan.md', mimeType: '', buffer: Buffer.from(plan) }),
      press('Open the SOP of plan.md', 'link'),
      press('Show what is missing'),
    ],
  },
  {
    name: 'folder-export',
    path: '/sops',
    steps: [press('Actions: Kitchen'), press('Export folder', 'menuitem'), sees('8 SOPs')],
    only: 'desktop',
  },
  { name: 'archives', path: '/account', steps: [card] },
  {
    name: 'archive-running',
    path: '/account',
    before: [holds('/archives/*')],
    steps: [press('Export all SOPs'), card],
  },
  {
    name: 'archive-done',
    path: '/account',
    steps: [
      // The one of the picture before is still being written.
      (page) => page.getByText(/^Writing/).waitFor({ state: 'detached', timeout: 240_000 }),
      seesRole('button', /^Download SOPs/),
      card,
    ],
  },
  {
    name: 'archive-refused',
    path: '/account',
    steps: [chooseArchive('photo.zip', 'no archive'), sees(/could not be read|damaged|ZIP/), card],
  },
];

takeStates({ site, name: 'import', session: () => session, states });
