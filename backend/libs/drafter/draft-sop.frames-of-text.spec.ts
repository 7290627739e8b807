import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

const documentOf = (text: string) => draftSop(text).document;
const stepsOf = (text: string) =>
  documentOf(text).phases.flatMap(({ steps }) => steps.filter(({ src }) => src === 'prompt'));
const textsOf = (text: string) => stepsOf(text).map((step) => step.text);
const notesOf = (text: string) => documentOf(text).notes.map((note) => note.text);
const statedRoles = (text: string) =>
  documentOf(text)
    .roles.filter(({ src }) => src === 'prompt')
    .map(({ name }) => name);

describe('draftSop leaves lines about the text out of the work (drafting 3.6)', () => {
  it.each([
    'Village library – draft 2',
    'Harbour kitchen, version 3',
    'Sun Dental - rev. B',
    'Second draft for comments',
  ])('a line below the title that says which state the text is in: %s', (line) => {
    const text = `ISSUE OF READER CARDS\n${line}\n\n1. Procedure\n1.1 The clerk checks the passport.\n1.2 The clerk prints the card.`;
    expect(textsOf(text)).toEqual(['Check the passport', 'Print the card']);
    expect(statedRoles(text)).toEqual(['Clerk']);
  });

  it.each([
    ['Till closing, need as SOP', []],
    ['Stock take (Mia’s sheet, please turn into something readable)', ['Mia’s sheet']],
    ['Handling Vouchers – Northgate Community Trust', ['Northgate Community Trust']],
    ['BALER SAFETY – ALL CREWS AT YARD 4', ['ALL CREWS AT YARD 4']],
  ])('a heading is noted without what is its title and what is wished of the text: %s', (heading, notes) => {
    const text = `${heading}\n- count the shelf\n- lock the door`;
    expect(textsOf(text)).toEqual(['Count the shelf', 'Lock the door']);
    expect(notesOf(text)).toEqual(notes);
  });

  it('somebody’s list is no document of the work', () => {
    const { resources } = documentOf('Boat check (Olga’s list)\n- check the hull\n- check the rope');
    expect(resources.filter(({ src }) => src === 'prompt')).toEqual([]);
  });

  it.each([
    'Please take the points below as final.',
    'Dictating this for the new porter.',
    'Typing this up from the car.',
  ])('what is said of a text is no step and no title: %s', (sentence) => {
    const text = `${sentence} The porter checks the oxygen. Then he signs the sheet.`;
    expect(textsOf(text)).toEqual(['Check the oxygen', 'Sign the sheet']);
    expect(notesOf(text)).toEqual([]);
  });

  it.each([
    'After the mix-up at the fair I want the vouchers handled in the same way in every shop.',
    'We would like returns to be dealt with consistently.',
  ])('why it is written is a note: %s', (sentence) => {
    const text = `Subject: vouchers\n\nHello all,\n\n${sentence}\n\nThe clerk stamps the voucher. Keep the key in the drawer please.\n\nThanks,\nIda`;
    expect(textsOf(text)).toEqual(['Stamp the voucher', 'Keep the key in the drawer']);
    expect(notesOf(text)).toEqual([sentence.replace(/\.$/u, '')]);
  });
});

describe('draftSop reads short entries under "Roles" as the list of roles (drafting 3.6)', () => {
  const BELOW =
    '\n\n2 Issue\n2.1 The clerk opens the crate.\n2.2 The warden counts the lamps.\n\n3 Return\n3.1 The clerk signs the slip.\n3.2 The warden locks the store.';

  it.each([
    [
      'Store clerk (Jo) – issues, counts, records.\nWarden – checks and approves.',
      [
        { name: 'Store clerk (Jo)', duties: expect.arrayContaining(['Issues, counts, records']) },
        { name: 'Warden', duties: expect.arrayContaining(['Checks and approves']) },
      ],
    ],
    [
      'Clerk: hand out and take back.\nWardens: lists and store keys.',
      [
        { name: 'Clerk', duties: expect.arrayContaining(['Hand out and take back']) },
        { name: 'Wardens', duties: expect.arrayContaining(['Lists and store keys']) },
      ],
    ],
  ])('%s', (entries, roles) => {
    const text = `Lamp Store\n\n1 Roles\n${entries}${BELOW}`;
    expect(documentOf(text).roles).toMatchObject(roles);
    expect(textsOf(text)).toEqual(['Open the crate', 'Count the lamps', 'Sign the slip', 'Lock the store']);
  });

  it('but a case or a figure under it stays in the work', () => {
    const text = `Lamp Store\n\n1 Roles\nClerk – opens at 8.\nWarden – checks the store if the clerk is away.${BELOW}`;
    expect(textsOf(text).length).toBeGreaterThan(4);
  });
});

describe('draftSop reads cases under "Exceptions" in whatever words (drafting 3.6)', () => {
  it.each([
    ['In the event of a strike, the hall stays locked.', 'Leave the hall locked', 'In the event of a strike'],
    ['During a storm, the shutters stay closed.', 'Leave the shutters closed', 'During a storm'],
  ])('%s', (sentence, step, when) => {
    const text = `Hall\n\n1. Procedure\n1.1 The porter opens the hall.\n\n2. Exceptions\n2.1 ${sentence}`;
    expect(documentOf(text).scope).toBeNull();
    expect(stepsOf(text).at(-1)).toMatchObject({ text: step, when });
  });
});

describe('draftSop reads a mail with the mails that it answers (drafting 3.6)', () => {
  const THREAD = `From: Nora Blum
To: Gate team
Date: Mon 3 May, 08:10
Subject: RE: RE: returns of hired suits

Ok so to close this, please take the points below as final. Can somebody make a proper procedure from this?

Nora

> From: Ivo Hahn
> To: Nora Blum
> Date: Sun 2 May, 17:00
>
> Fine by me, but always check the pockets.
> Thoughts?
> I.

>> From: Nora Blum
>> To: Gate team
>> Date: Sat 1 May, 09:00
>>
>> Hi all,
>> proposal for the returns of hired suits: the guest brings the suit, returns clerk checks the seams, brushes the collar.
>> N.`;

  it('takes its subject for the title, and leaves out names and what is said of the mails', () => {
    const { title, phases, notes } = documentOf(THREAD);
    expect(title).toBe('Returns of Hired Suits');
    expect(phases.map((phase) => phase.title)).not.toContain('Nora');
    expect(notes).toEqual([]);
    expect(stepsOf(THREAD).map(({ text, role }) => [text, role])).toEqual([
      ['Check the pockets', null],
      ['Bring the suit', 'Guest'],
      ['Check the seams', 'Returns clerk'],
      ['Brush the collar', 'Returns clerk'],
    ]);
  });
});

describe('draftSop reads a chat with times (drafting 3.6)', () => {
  it('takes a thing before a colon for what it is, and no speaker', () => {
    const text = `Ana (lead), 7:02 AM\nwipe the counter, then lock the till\n\nBo, 7:04 AM\nphotos of the fridge go in the group\n\nAna (lead), 7:05 AM\nyes what he said\n\nBo, 7:06 AM\nLabels: front, side, lid\n\nAna (lead), 7:07 AM\nswitch the lights off`;
    expect(statedRoles(text)).not.toContain('Labels');
    expect(textsOf(text).join(' | ')).toContain('Labels');
    expect(textsOf(text).join(' | ')).not.toMatch(/what he said/iu);
  });
});

describe('draftSop reads who acts next by a name that begins with a plural (drafting 3.4)', () => {
  it.each([
    ['The guest brings the coat, claims officer reads the label.', 'Claims officer'],
    ['The driver hands over the box, parts manager counts the lids.', 'Parts manager'],
  ])('%s', (sentence, role) => {
    expect(stepsOf(`Counter. ${sentence}`).at(-1)).toMatchObject({ role });
  });
});
