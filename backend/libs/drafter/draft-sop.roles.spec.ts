import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('draftSop reads who does a line from its layout (drafting 3.4)', () => {
  it.each([
    [
      'handles',
      'Sprint end\n@lukas merges the branches. @mira-t writes the notes.\n@lukas please archive the board\n- close the poll @ines',
      ['Merge the branches — Lukas', 'Write the notes — Mira-t', 'Archive the board — Lukas', 'Close the poll — Ines'],
    ],
    [
      'brackets at the end and at the beginning',
      'Glazing day\n- mix the slip (studio potter)\n- sieve it twice (Wanda)\n- [kiln technician] set the cones',
      ['Mix the slip — Studio potter', 'Sieve it twice — Wanda', 'Set the cones — Kiln technician'],
    ],
    [
      'names before a dash',
      'Regatta morning\nPiet - lays the buoys\nSaskia - briefs the juniors\nPiet - checks the radios',
      ['Lay the buoys — Piet', 'Brief the juniors — Saskia', 'Check the radios — Piet'],
    ],
    [
      'jobs after a dash',
      'unload the skip – porters\nweigh the cable – scale operator\nprint the slip – clerk',
      ['Unload the skip — Porters', 'Weigh the cable — Scale operator', 'Print the slip — Clerk'],
    ],
    [
      'jobs that look like the names of a chat',
      'VET: examines the ewe and notes the weight.\nSHEPHERD: holds the ewe.\nVET: clips the hoof.',
      ['Examine the ewe — Vet', 'Note the weight — Vet', 'Hold the ewe — Shepherd', 'Clip the hoof — Vet'],
    ],
    [
      'several names in one line',
      'Ilka: rinse the filters. Bernd: refill the salt. Both: sign the sheet.',
      ['Rinse the filters — Ilka', 'Refill the salt — Bernd', 'Sign the sheet'],
    ],
    [
      'headings',
      'Concert night\n\nSound engineer\n- test the lines\n- save the scene\n\nBox office\n- count the float\n\nUshers:\n- unlock the doors',
      [
        'Test the lines — Sound engineer',
        'Save the scene — Sound engineer',
        'Count the float — Box office',
        'Unlock the doors — Ushers',
      ],
    ],
    [
      'headings that say that somebody does it',
      'What the gardener does\n- prune the roses\n\nDuties of the caretaker\n- clear the gutters',
      ['Prune the roses — Gardener', 'Clear the gutters — Caretaker'],
    ],
    [
      'steps with a role in brackets before a colon',
      'Step 1 (welder): clamp the frame.\nStep 2 (grinder): smooth the seam.\nStep 3 (welder): sign the tag.',
      ['Clamp the frame — Welder', 'Smooth the seam — Grinder', 'Sign the tag — Welder'],
    ],
  ])('in %s', (_, request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it.each([
    [
      'a bracket that tells how',
      'Paint shop\n- mix the primer (grey)\n- stir it (5 minutes)\n- coat the panel (twice)',
      /—/u,
    ],
    [
      'a dash after a thing',
      'Menu prep\nBread - slice it\nButter - soften it\nHam - roll it',
      /— (?:Bread|Butter|Ham)$/mu,
    ],
    ['a heading that names a newcomer', 'New porter\n- show the lockers\n- hand out the badge', /— New porter$/mu],
    ['whose name it is', 'Call the account manager (Sofie). Sign the file. Lock the drawer.', /file — |drawer — /u],
  ])('but not from %s', (_, request, role) => {
    expect(statedSteps(request).join('\n')).not.toMatch(role);
  });

  it('takes no line that begins like a greeting at the end of a mail for one', () => {
    const steps = statedSteps(
      'Closing the stall\nTake down the awning\nBreak down the boxes\nAttach the hose\nTape the lids',
    );
    expect(steps).toEqual(['Take down the awning', 'Break down the boxes', 'Attach the hose', 'Tape the lids']);
  });
});

describe('draftSop reads who does a line from its sentence (drafting 3.4)', () => {
  it.each([
    // Subjects
    [
      'The ranch hand should mend the fence. Ushers open the gates at six.',
      ['Mend the fence — Ranch hand', 'Open the gates at six — Ushers'],
    ],
    [
      'Shift leads read the board. Coaches park at the back. All marshals wear bibs.',
      ['Read the board — Shift leads', 'Park at the back — Coaches', 'Wear bibs — Marshals'],
    ],
    [
      'Purchasing orders the paper. Housekeeping airs the rooms. The call center logs the fault.',
      ['Order the paper — Purchasing', 'Air the rooms — Housekeeping', 'Log the fault — Call center'],
    ],
    // Agents
    [
      'The ledger is checked by the treasurer every Friday. The vault must be opened by two tellers.',
      ['Check the ledger every Friday — Treasurer', 'Open the vault — Tellers'],
    ],
    // Duties
    [
      'It is up to the skipper to check the lines. The deckhand is supposed to stow the fenders.',
      ['Check the lines — Skipper', 'Stow the fenders — Deckhand'],
    ],
    [
      'Feeding the hens is the job of the stable lad. It is the farmer who collects the eggs.',
      ['Feed the hens — Stable lad', 'Collect the eggs — Farmer'],
    ],
    [
      'The sexton is in charge of winding the clock and oiling the hinges. Rinse the vases. That is the verger’s job.',
      ['Wind the clock — Sexton', 'Oil the hinges — Sexton', 'Rinse the vases — Verger'],
    ],
    [
      'Have the plumber drain the boiler. Get the trainee to hold the torch.',
      ['Drain the boiler — Plumber', 'Hold the torch — Trainee'],
    ],
    // Asides
    [
      'Milena, who speaks Polish, greets the tour. The baker, Mr Kuhn, signs the slip.',
      ['Greet the tour — Milena', 'Sign the slip — Baker (Mr Kuhn)'],
    ],
    [
      'The warden, if he is on the site, lowers the barrier. Stack the cones.',
      ['If he is on the site: Lower the barrier — Warden', 'Stack the cones'],
    ],
    // Whoever
    [
      'Whoever leaves last bolts the shed. The first one in lights the stove. The last to go signs the book.',
      ['Bolt the shed — Whoever leaves last', 'Light the stove — First one in', 'Sign the book — Last to go'],
    ],
    [
      'The one who drives also fuels the van. One of the cooks tastes the broth.',
      ['Fuel the van — The one who drives', 'Taste the broth — One of the cooks'],
    ],
    // Pronouns
    [
      'The sitter arrives at noon. She waters the plants. The painters mask the windows and call the glazier. He measures the gap.',
      [
        'The sitter arrives at noon — Sitter',
        'Water the plants — Sitter',
        'Mask the windows — Painters',
        'Call the glazier — Painters',
        'Measure the gap — Glazier',
      ],
    ],
    // Tails
    [
      'Sweep the ring, done by the grooms. Ring the bell, steward. Fill the trough, the farmer does that.',
      ['Sweep the ring — Grooms', 'Ring the bell — Steward', 'Fill the trough — Farmer'],
    ],
  ])('%j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it('takes "they" for somebody whom the title names', () => {
    const request = 'Onboarding a new translator\n\nThey get a badge. They sign the form.';
    expect(statedSteps(request)).toEqual(['Get a badge — New translator', 'Sign the form — New translator']);
  });

  it('keeps what is said of whoever acts', () => {
    const document = JSON.stringify(
      draftSop('Milena, who speaks Polish, greets the tour. Stamp the tickets.').document,
    );
    expect(document).toContain('Milena speaks Polish');
  });
});

describe('draftSop finds who follows the whole procedure (drafting 3.4)', () => {
  it.each([
    ['Lifeguard opening checklist\n- test the chlorine\n- hang the rings', 'Lifeguard'],
    ["The janitor's evening round\n- test the exits\n- empty the bins", 'Janitor'],
    ['Dear couriers,\n\nplease scan every parcel. Lock the van. Charge the scanner.', 'Couriers'],
    ['Attention all referees! Check the nets. Count the balls. Sign the card.', 'Referees'],
    ['Role: tram mechanic\n\n1. Jack the bogie\n2. Grease the pin', 'Tram mechanic'],
    ['Applies to: crane operators\n\nCheck the hook. Test the brake.', 'Crane operators'],
    ['My job as parish clerk on Sundays: light the candles, set out the books, open the doors.', 'Parish clerk'],
    ['I am the archivist. I dust the shelves. I read the dials. I close the blinds.', 'Archivist'],
    ['As the gatekeeper you check the pass. Then you raise the bar.', 'Gatekeeper'],
    ['The kitchen porter follows these steps. Scrape the pans. Stack the racks.', 'Kitchen porter'],
    ['What every steward must know: count the vests, check the radios, learn the exits.', 'Steward'],
    ['How a luthier sets a neck. Warm the glue. Clamp the joint. Wipe the edge.', 'Luthier'],
    ['Late shift: rinse the vats, write down the dips, chain the gate.', 'Late shift'],
    [
      'Whoever is on gate duty does this: raise the flag, count the tickets, stamp the hands.',
      'Whoever is on gate duty',
    ],
  ])('%j', (request, role) => {
    const steps = statedSteps(request);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.map((step) => step.split(' — ')[1])).toEqual(steps.map(() => role));
  });

  it.each([
    ['Driver onboarding checklist\n- copy the licence\n- order the badge'],
    ['Guest welcome routine\n- fill the kettle\n- turn up the heating'],
    ['Hi team, new rule for the freezer. Label every box. Write the date on the lid.'],
    ['Disinfect the casts regardless of what the surgeon says. Rinse the trays. Label the boxes.'],
  ])('but nobody in %j', (request) => {
    expect(statedSteps(request).join('\n')).not.toContain('—');
  });
});

describe('draftSop gives no work to whom others serve (drafting 3.4)', () => {
  it.each([
    [
      'The visitor shows an invitation and fills in the form. The visitor signs it. Give her a badge. File the form.',
      [
        'Show an invitation — Visitor',
        'Fill in the form — Visitor',
        'Sign it — Visitor',
        'Give her a badge',
        'File the form',
      ],
    ],
    [
      'You take the order. The buyer pays the invoice. The buyer signs the slip. The buyer picks a ribbon. Wrap the vase.',
      ['Take the order', 'Pay the invoice — Buyer', 'Sign the slip — Buyer', 'Pick a ribbon — Buyer', 'Wrap the vase'],
    ],
  ])('%j', (request, expected) => {
    expect(statedSteps(request)).toEqual(expected);
  });
});

describe('draftSop gives what a relative clause tells to whom it is about (drafting 3.4)', () => {
  it.each([
    [
      'The clerk hands the claims to Ottilie, who scans them and stamps the cover. The bag is sealed.',
      ['Hand the claims to Ottilie — Clerk', 'Scan the claims — Ottilie', 'Stamp the cover — Ottilie', 'Seal the bag'],
    ],
    ['The sheet goes to Renske who orders the filters.', ['Send the sheet to Renske', 'Order the filters — Renske']],
    [
      'Send it to the surveyors, who sign every page. Keep a copy.',
      ['Send it to the surveyors', 'Sign every page — Surveyors', 'Keep a copy'],
    ],
    ['Give the key to the tenant who lives upstairs.', ['Give the key to the tenant who lives upstairs']],
    ['Hand it to Pavel, who works in the annex.', [/^Hand it to Pavel/u]],
  ])('%j', (request, expected) => {
    expect(statedSteps(request)).toEqual(
      expected.map((step) => (step instanceof RegExp ? expect.stringMatching(step) : step)),
    );
  });

  it('with the condition of what was told before', () => {
    const { exceptions, phases } = draftSop(
      'Count the drawer. If it is short, tell the duty manager, who checks the receipts. Close the drawer.',
    ).document;
    const told = [
      ...exceptions.map(({ then }) => then),
      ...phases.flatMap(({ steps }) => steps.map(({ when, text, role }) => `${when}: ${text} — ${role}`)),
    ];
    expect(told.join('\n')).toMatch(
      /(?:check the receipts \(duty manager\)|If it is short: Check the receipts — Duty manager)/u,
    );
  });
});
