import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

/** Steps with role and condition, rules and title of a draft. */
function draftOf(request: string) {
  const { document } = draftSop(request);
  const steps = document.phases.flatMap((phase) => phase.steps).filter(({ src }) => src !== 'suggested');
  return {
    title: document.title,
    steps: steps.map(({ role, when, text }) =>
      [role && `${role}:`, when && `[${when}]`, text].filter(Boolean).join(' '),
    ),
    rules: document.safety.filter(({ src }) => src !== 'suggested').map(({ text }) => text),
  };
}

describe('drafting 3.4: words that are not certain stand as they were told', () => {
  it.each([
    [
      'all that a subject does which may be a thing or somebody',
      'The agent notes the mileage. The agent closes the file. The washer takes the car to the hall, vacuums it and brings it back to row A.',
      'The washer takes the car to the hall, vacuums it and brings it back to row A',
    ],
    [
      'a statement with the order that speaks of what it names',
      'The host opens the gate. Contractors need a permit as well, security issues it.',
      'Security: Contractors need a permit as well, security issues it',
    ],
    [
      'what whoever writes will do, without the role of the others',
      "The cook drains the oil. The cook closes the valve. The cook wipes the rim. If I see black oil again I'll do the schedule so that the same person closes.",
      "[If I see black oil again] I'll do the schedule so that the same person closes",
    ],
  ])('keeps %s', (_, request, step) => {
    expect(draftOf(request).steps).toContain(step);
  });

  it.each([
    ['Guests pay a deposit, we return it later. Lock the box.', ['Guests: Pay a deposit', 'Return the deposit later']],
    [
      'Visitors sign in at reception and get a badge. Lock the box.',
      ['Visitors: Sign in at reception', 'Visitors: Get a badge'],
    ],
    ['Lock the box. Reception counts badges at 6 pm. The host waters the plants.', ['Reception: Count badges at 6 pm']],
    ['Lock the box. Expired cards are destroyed or given to Anna.', ['Destroy expired cards or give them to Anna']],
    [
      'Lock the box. Parcels are weighed or counted in the presence of two clerks.',
      ['Weigh or count parcels in the presence of two clerks'],
    ],
    ['Lock the box. Before all that I water the plants.', ['[Before all that] Water the plants']],
    ["Lock the box. Once it's full we'll carry it to the shed.", ['[Once it is full] Carry it to the shed']],
    ['Lock the box. Whatever is found goes in the crate.', ['Whatever is found goes in the crate']],
    ['Lock the box. At 5 pm close the door.', ['[At 5 pm] Close the door']],
    ["Lock the box. When you're done empty the tray, wipe the lens.", ["[When you're done] Empty the tray"]],
    [
      'Lock the box. Guests get a short briefing and leave their bags in the lockers.',
      ['Guests leave their bags in the lockers'],
    ],
    [
      'Restock\n- self test -> fail = tell the duty manager\n- O2: both bottles > 100 bar\n- lock the box',
      ['[If self test: fail] Tell the duty manager', 'O2: both bottles > 100 bar'],
    ],
    ['Guys, the rules again: lock the box. Everyone, wipe the table.', ['Wipe the table']],
  ])('reads %s', (request, steps) => {
    expect(draftOf(request).steps).toEqual(expect.arrayContaining(steps));
  });

  it('leaves a permission with its time in one piece', () => {
    expect(draftOf('Lock the box. Up to the 18th managers may enter overtime in the list.').rules).toContain(
      'Up to the 18th managers may enter overtime in the list',
    );
  });

  it('keeps what comes of a rule with it', () => {
    expect(draftOf('Park in row B. Fuel must be full, otherwise we charge 2 euros per litre.').rules).toContain(
      'Fuel must be full, otherwise we charge 2 euros per litre',
    );
  });

  it('cuts speech where a clause begins after "afterwards" and "oh yeah"', () => {
    const request =
      'first I print the list and then I go through every folio and check the charges and afterwards I put the reports in the folder for the manager and oh yeah before all that I lock the front door';
    expect(draftOf(request).steps).toEqual(
      expect.arrayContaining([
        'Put the reports in the folder for the manager',
        '[Before all that] Lock the front door',
      ]),
    );
  });
});

describe('drafting 3.8: the title of a complaint is what was not done', () => {
  it.each([
    [
      "Third time this month the fryer oil wasn't changed. The cook turns the fryer off. Drain it into the drum.",
      'Changing the Fryer Oil',
    ],
    [
      'People never lock the bike shed and two helmets are gone. Count the helmets. Put them on the shelf. Call the porter.',
      'Locking the Bike Shed',
    ],
    [
      'Nobody cleaned the scanner for weeks. Scan each shelf. Read the total back. Write it down.',
      'Cleaning the Scanner',
    ],
    ['For the night audit I print the list. Then I check every folio and post what is missing.', 'Night Audit'],
  ])('%s', (request, title) => {
    expect(draftOf(request).title).toBe(title);
  });
});

describe('drafting 3.4: who does the rest among three', () => {
  it('is nobody, however much one of them does', () => {
    const request =
      'The agent takes the call. The agent opens a ticket. The agent asks for the number. The agent fills in the form. Legal checks it. Billing sends the invoice. Close the ticket.';
    expect(draftOf(request).steps).toContain('Close the ticket');
  });
});
