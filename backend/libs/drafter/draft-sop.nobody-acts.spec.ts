import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const rolesOf = (text: string) => draftSop(text).document.roles.map(({ name }) => name);

describe('draftSop gives nobody what whoever is meant only has or knows (drafting 3.4)', () => {
  it.each([
    ['The nurse phones the parents. They have an hour to collect. The cook logs it.', 'They have an hour to collect'],
    ['The clerk informs the neighbors. They have 28 days to object. The cook logs it.', 'They have 28 days to object'],
    ['The agent mails the buyer. He has two weeks to answer. The cook logs it.', 'He has two weeks to answer'],
    ['Who breaks the pane goes to the foreman, he has the kit for cuts. Sweep the floor.', 'He has the kit for cuts'],
  ])('%s', (text, line) => {
    expect(statedSteps(text)).toContain(line);
  });

  it('nor a case of which somebody only knows', () => {
    const steps = statedSteps(
      'If somebody has to enter earlier only with mask and suit and the chief knows it. The sprayer rinses the tank.',
    );
    expect(steps.join()).not.toContain('— Chief');
  });

  it.each([
    [
      'banking mon + thu by me or Gaz never same time of day. lock the cellar.',
      'Banking mon + thu by me or Gaz never same',
    ],
    [
      'laundry wed + sat by Jo or Mia never same time of week. lock the cellar.',
      'Laundry wed + sat by Jo or Mia never same',
    ],
  ])('and makes nobody of words that are none: %s', (text, role) => {
    expect(rolesOf(text)).not.toContain(role);
  });

  it.each([
    ['Chief writes number of boxes for each picker, and picker sign every day. Clean the knives.', 'Chief writes'],
    [
      'Make an SOP for intake. The audience is the desk staff at our lab (no chemists). Compare the forms. Print two labels.',
      'No chemists',
    ],
  ])('nor of a verb or of those whom it is not for: %s', (text, role) => {
    expect(rolesOf(text)).not.toContain(role);
  });

  it.each([
    'One waiter is named who carries the plates. He says the dish to the guest.',
    'One waiter is appointed for the plates. He says the dish to the guest.',
  ])('whoever is named for a job goes on with it: %s', (told) => {
    expect(statedSteps(`Chef writes the list. ${told} Chef signs the sheet.`)).toContain(
      'Say the dish to the guest — Waiter',
    );
  });

  it('for whom a list is that says not to use it', () => {
    const steps = statedSteps('- Wipe the disk\n- PhD students who become staff: don’t run this, use the MOVER form');
    expect(steps.join(' | ')).not.toContain('— PhD');
  });
});

describe('draftSop escalates nothing to whom the work is for (drafting 3.6)', () => {
  it.each([
    'Customers pay in cash. The clerk stamps the slip. If the card fails, the desk pays by bank after the customer has confirmed the number.',
    'Applicants sign the form. The clerk stamps the slip. If a page is missing, the applicant gets a letter.',
    'Tenants sign the form. The clerk stamps the slip. If a key is lost, the clerk gives the tenant a new one.',
  ])('%s', (text) => {
    for (const { escalate_to } of draftSop(text).document.exceptions)
      expect(escalate_to ?? '').not.toMatch(/customer|applicant|tenant/iu);
  });
});

describe('draftSop reads who was there as the head of minutes (drafting 3.6)', () => {
  it.each([
    'Notes team meeting 3 May - need this as a procedure for boat days\n\nPresent: Ms Ray, Mr Cole, Dr. Finn (from 5)',
    'Boat days\n\nPresent: Mrs Hall, Mr Iqbal, Jo, Sian, Rev. Potts (until 4.15)',
    'Boat days\n\nAttending: Kit, Maud and Olu',
  ])('%s', (head) => {
    const text = `${head}\n\n- check the vests before leaving\n- count heads at the pier`;
    expect(statedSteps(text)).toEqual(['Check the vests before leaving', 'Count heads at the pier']);
    expect(draftSop(text).document.title).toBe('Boat Days');
  });
});

describe('draftSop gives the work to nobody who is not known to do it (drafting 3.4)', () => {
  const done = (text: string): (string | null)[] =>
    draftSop(text)
      .document.phases.flatMap(({ steps }) => steps)
      .filter(({ src }) => src === 'prompt')
      .map(({ role }) => role);

  it.each([
    [
      'whoever asks for the text',
      'I am the harbor master of a small marina and would like a procedure for closing a berth. The planner fills in the notice. The rope is checked. The buoy is marked. The signs are hung up. The diver looks at the chain.',
      'Harbor master',
    ],
    [
      'whom things are brought to',
      'I am the dock supervisor, here is how berths are cleaned. Rinse the pontoon. Put what is found in a bag and bring it to me. If there is rust, call me. Sweep the steps.',
      'Dock supervisor',
    ],
    [
      'some of the staff',
      'Please write a procedure for what staff do when a boat sinks. The guard rings the bell. The pump is started. The gate is shut. Seasonal staff wear a red vest.',
      'Seasonal staff',
    ],
    [
      'who follows the same procedure',
      'Sinking boats. The guard rings the bell. The pump is started. The gate is shut. The trainee follows the same procedure with a helper.',
      'Trainee',
    ],
    [
      'who does the beginning of much',
      'Berths. The planner fills in the notice and lists the boats. Owners are phoned. The chain is lifted. The buoy is marked. The ropes are dried. The signs are hung up. The diver looks at the chain.',
      'Planner',
    ],
  ])('%s', (_who, text, role) => {
    const others = done(text).filter((name) => name !== role);
    expect(others.filter((name) => name === null).length).toBeGreaterThanOrEqual(2);
  });

  it('and lets a line keep who acts by its own words', () => {
    const text =
      'Opening procedure for receptionists. Unlock the doors. The nurse in charge checks breathing, bleeding and whether any limb looks deformed.';
    expect(done(text)).toEqual(['Receptionists', null]);
  });
});
