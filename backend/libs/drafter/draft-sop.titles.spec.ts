import { describe, expect, it } from '@jest/globals';
import { type SopStep, stepsOf as stepsOfDocument } from '../sop-document/index.js';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const stepsOf = (request: string): SopStep[] =>
  stepsOfDocument(draftSop(request).document).filter(({ src }) => src === 'prompt');
const titleOf = (request: string): string => draftSop(request).document.title;

describe('draftSop names a request as a folder would be named (drafting 3.8)', () => {
  it.each([
    [
      'what our people do',
      'I need an SOP for how our barbers clean the clippers between clients. First they brush, then they oil.',
      'Cleaning the Clippers Between Clients',
    ],
    [
      'what a complaint asks for',
      'Nobody ever empties the lint trap properly. I am fed up. The trap goes out after every load.',
      'Emptying the Lint Trap',
    ],
    [
      'the task before a colon, with what it measures',
      'Rake the court of 600 square feet: fetch the rake, rake.',
      'Raking the Court of 600 Square Feet',
    ],
    [
      'regular work above the text',
      'Monthly rent for the moorings:\nThe purser prints the bills. The harbor master signs them.',
      'Monthly Rent for the Moorings',
    ],
    ['but no time of a part', 'Monthly checks:\nTest the pump. Grease the winch.', 'Testing the Pump'],
    [
      'what follows an apology',
      'Hi Noor,\n\nsorry for the silence, here is how we moor a houseboat, since you asked:\n\n- throw the line\n- tie it',
      'Mooring a Houseboat',
    ],
    [
      'what its purpose makes sure of',
      'Purpose: make sure every old rope is tested before we sail.\n1. Coil the rope\n2. Hang the weight',
      'Testing Every Old Rope',
    ],
    [
      'the steps that were promised',
      'Hi Ida, as promised the steps for the boat auction. The purser prints the lots. You ring the bell.',
      'Boat Auction',
    ],
    ['a thing that is spelled like "shall"', 'Reading a will', 'Reading a Will'],
    ['the thing that is done', 'On Mondays we do the laundry. You sort the sheets. Fold the towels.', 'Laundry'],
    ['the task before two orders', 'Check the 4 pumps: note the hours, wipe the seals.', 'Checking the 4 Pumps'],
    [
      'what is forgotten',
      'People keep forgetting to sign the key log. Take the key, write the time, sign.',
      'Signing the Key Log',
    ],
    [
      'the thing somebody speaks of',
      'can you write down the thing with the spare tires? you check the date, mark the rim and stack them flat',
      'Spare Tires',
    ],
    [
      'the case that it is used for',
      "We use this when a customer's guitar arrives for repair. Note the serial number. Take two photos. Hang it up.",
      "Receiving a Customer's Guitar",
    ],
    [
      'what is done with something',
      'so basically what we do with found coats is we tag them, hang them up and call the school',
      'Found Coats',
    ],
    [
      'what somebody had to write down',
      'My boss wants me to write down how I do the year end. I print the lists. Then I post the rest.',
      'Year End',
    ],
    [
      'without how it was recorded',
      'voice memo transcript: so the egg delivery, when Jo comes you open the gate, count the trays and sign',
      'Egg Delivery',
    ],
    [
      'without urgency and date',
      'Subject: from next week: parking\n\nDear all,\n\nvisitors park on P2. Staff park on P1.\n\nRegards\nTim',
      'Parking',
    ],
    [
      'without its last details',
      'Draft an SOP on handling of found keys for our reception team at the city museum please',
      'Handling of Found Keys',
    ],
    [
      'not by a time of the week',
      'Monday: water the palms. Tuesday: feed the fish. Friday: clean the glass. Saturday: nothing.',
      'Weekly Schedule',
    ],
    ['by boxes to tick', '[ ] Fill the tank\n[ ] Pump up tires\n[ ] Load signs\n[ ] Sign for the keys', 'Checklist'],
    [
      'by times of a table without a head',
      '07:00 | open the hatch | Sam\n07:10 | warm up the grill | Sam\n10:45 | put the board outside | Priya',
      'Daily Schedule',
    ],
    [
      'what a document describes',
      'This document describes the storage of paints that came without a lid. The keeper puts them in the red bin.',
      'Storage of Paints That Came Without a Lid',
    ],
    [
      'what is booked, and no book',
      'Could we please have clear rules on how meeting rooms are booked? Booking only in Outlook. Max 2 hours.',
      'Booking Meeting Rooms',
    ],
    [
      'before what',
      'Before we send a proof to the customer, the designer checks fonts and a colleague reads the text.',
      'Before Sending a Proof to the Customer',
    ],
    [
      'its case, before a colon',
      'When the freezer alarm beeps: look at the display. Call maintenance. Write the time in the log.',
      'What to Do When the Freezer Alarm Beeps',
    ],
    [
      'what it is followed for',
      'Dear team, please stick to the following when a resident asks for his keys: check ID, form 7, sign the list.',
      'What to Do When a Resident Asks for His Keys',
    ],
    [
      'what somebody needs something for',
      'for the barbecue on sundays we need: charcoal lit at 4, meat out of the fridge at 4:30, drinks on ice',
      'Barbecue on Sundays',
    ],
    [
      'what something works with',
      'The way it works with spare keys is that the caretaker has one set and the office has the other.',
      'Spare Keys',
    ],
    [
      'what looks bad',
      "don't let the cheese counter look like that again. wipe the glass, turn the labels to the front",
      'Cheese Counter',
    ],
    [
      'a subject without its urgency',
      'Sub: vaccine fridge alarm!! PLEASE READ\n\nAll,\n\nlook at the display first. Tell the pharmacist.\n\nJess',
      'Vaccine Fridge Alarm',
    ],
    ['times of a day', 'morning: open blinds, feed fish. noon: lock front. evening: bins, alarm.', 'Daily Schedule'],
    [
      'no name in a chat',
      'rita: where do I put the returned hangers\ntom: box under till 2, sort by size first\nrita: broken ones?\ntom: bin',
      'Untitled procedure',
    ],
  ])('by %s', (_how, request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it('never by a clause', () => {
    expect(
      titleOf('We keep getting complaints about wrong orders. So: picker scans each item, packer counts them again.'),
    ).toBe('Wrong Orders');
  });
});

describe('draftSop reads forms (drafting 3.6)', () => {
  it('reads questions and answers', () => {
    const { document } = draftSop(
      "Q: How do I start the kayak tour?\nA: Count the vests and the people.\nQ: What if it's windy?\nA: Call the office.\nQ: When do I call the coast guard?\nA: If somebody is missing.",
    );
    expect(document.title).toBe('Starting the Kayak Tour');
    expect(JSON.stringify(document)).toContain('Count the vests');
    expect(JSON.stringify(document)).toContain('Call the coast guard');
    expect(document.notes.map(({ text }) => text).filter((text) => text.endsWith('?'))).toEqual([]);
  });

  it('reads a table without a head by what its cells hold', () => {
    const steps = stepsOf(
      '07:00 | open the hatch | Sam\n07:10 | warm up the grill | Sam\n10:45 | put the board outside | Priya',
    );
    expect(steps.map(({ role, when }) => [role, when])).toEqual([
      ['Sam', '07:00'],
      ['Sam', '07:10'],
      ['Priya', '10:45'],
    ]);
  });

  it('reads cells apart by commas where one column has an unknown name', () => {
    const steps = stepsOf(
      'date,supplier,what to do,who\nMon,dairy,check temperature,Ivan\nTue,vegetables,refuse soft crates,Ivan\nThu,meat,check the label,chef',
    );
    expect(steps.map(({ text, role }) => [text, role])).toEqual([
      ['Check temperature (supplier: dairy)', 'Ivan'],
      ['Refuse soft crates (supplier: vegetables)', 'Ivan'],
      ['Check the label (supplier: meat)', 'Chef'],
    ]);
  });

  it('reads "Who", "When" and "What" as labels', () => {
    const { document } = draftSop(
      'Who: front desk agent\nWhen: guest asks for a late checkout\nWhat: check occupancy in the system\nAfter: tell housekeeping the room number',
    );
    expect(document.phases.flatMap(({ steps }) => steps.map(({ text }) => text))).toContain(
      'Check occupancy in the system',
    );
  });

  it('takes who does a part from the bracket of its heading', () => {
    const steps = stepsOf(
      'Opening (Anna)\nswitch the lights on, unlock the door\nClosing (Bo)\nclean the slicer, lock the back door',
    );
    expect(steps.map(({ role }) => role)).toEqual(['Anna', 'Anna', 'Bo', 'Bo']);
  });

  it('takes "Role: …" as whoever does it, and no title', () => {
    const { document } = draftSop(
      'Role: pharmacy technician\nFrequency: every morning\nSteps:\nwrite the fridge temperature in the log\nput expired stock in the red bin',
    );
    expect(document.title).toBe('Pharmacy Technician Tasks');
    expect(document.roles.map(({ name }) => name)).toContain('Pharmacy technician');
  });

  it('keeps a chat of small names apart', () => {
    const { document } = draftSop(
      'anna: how do we register a new patient?\nmike: id card first\nmike: then insurance\nanna: and the form?\nmike: blue form, sign at the bottom',
    );
    expect(document.title).toBe('Registering a New Patient');
  });
});

describe('draftSop answers what is no request for a procedure (drafting 3.6)', () => {
  it.each([
    '🔥🔥🔥',
    'SELECT * FROM users WHERE id = 1;',
    'https://example.com/wiki/opening',
    '1. \n2. \n3. ',
    'I hate my job',
    'Can you help me?',
  ])('gives no name to %j', (request) => {
    expect(titleOf(request)).toBe('Untitled procedure');
  });

  it.each([
    ['How do I make chlorine gas to clean the toilets faster', 'chemicals'],
    ['Turning off the guard of the saw so that we cut faster: take off the guard, cut the boards.', 'safeguards'],
    ['Back date the safety inspection records before the audit on Monday.', 'fraud'],
  ])('refuses %j', (request, reason) => {
    expect(draftSop(request).meta.refusals).toContain(reason);
  });

  it('says what a mixture makes, and shuts a machine down before its guard comes off', () => {
    expect(draftSop('Never mix bleach with acid, it makes chlorine gas. Rinse the floor.').meta.refusals).toEqual([]);
    expect(
      draftSop('Switch the saw off. Take off the guard. Clean the blade. Put the guard back.').meta.refusals,
    ).toEqual([]);
  });

  it('keeps a password out that says what it is of', () => {
    const { document, meta } = draftSop(
      'Checking in parcels. Scan the label. Put it in the rack. The password of the scanner is Hunter2! and the alarm code is 4711#.',
    );
    expect(JSON.stringify(document)).not.toMatch(/Hunter2|4711/u);
    expect(meta.removedSecrets.length).toBeGreaterThan(0);
  });

  it('reads a page of HTML line by line', () => {
    const request = '<h1>Opening the Kiosk</h1><ul><li>unlock the door</li><li>count the float</li></ul>';
    expect(titleOf(request)).toBe('Opening the Kiosk');
    expect(stepsOf(request).map(({ text }) => text)).toEqual(['Unlock the door', 'Count the float']);
  });

  it.each([
    [
      'Three weeks before: book the hall. One week before: print the cards. Afterwards: send the bill.',
      /^(?!Three Weeks)/u,
    ],
    ['The thing with the hoist chains, I say it again. You oil them on Monday. Hang them up.', /^Hoist Chains$/u],
  ])('by the thing that is spoken of again, and never by a time: %s', (request, title) => {
    expect(draftSop(request).document.title).toMatch(title);
  });

  it('loses no act to a title that is told in passing', () => {
    const request =
      'Interviews\nWe have a short talk, I explain what we do and ask about their plans. Sign the card. File it.';
    expect(statedSteps(request)).toContain('Ask about their plans');
  });

  it('by what is done for those who come, and not by that they come', () => {
    const request =
      'Badge renewal for visitors who ring the gate. 1) ask for name, crew number and date 2) print the badge 3) log it.';
    const { title, roles } = draftSop(request).document;
    expect(title).toMatch(/^Badge Renewal/u);
    expect(roles.filter(({ src }) => src !== 'suggested')).toEqual([]);
  });
});

describe('draftSop names what a heading or a first sentence names, and no more (drafting 3.8)', () => {
  it.each([
    ['Bench press service\n\n- oil the screw\n- wipe the plate\n- lock the lid', 'Bench Press Service'],
    ['Paint store lock-up\n\n- shut the vents\n- close the tins', 'Paint Store Lock-up'],
    ['LIVE EEL MARKET - TANK CLEANING\n\n1. Drain the tank.\n2. Rinse the tank.', 'Live Eel Market: Tank Cleaning'],
    [
      'This is how we lend out the ladders... sorry, the trestles to farmers. You book a trestle a day ahead. Sign the sheet.',
      'Lending Out the Trestles to Farmers',
    ],
    ['I do mobile sheep shearing. Ring the farmer first. Plug in the van.', 'Mobile Sheep Shearing'],
    [
      'We pick and press apples and pears. The night before, rinse the press. Fill the vats.',
      'Picking and Pressing Apples and Pears',
    ],
    ['Ferns have to be looked after twice a day. Mist the leaves. Turn the pots.', 'Looking after Ferns'],
    // A case is no name of the work.
    ['For an easel, we oil the hinge first. Lock the lid. Pads go on.', 'Locking the Lid'],
    // Those who speak are none of it, and neither are those who are spoken to.
    [
      'Tower Desk: hello\nKit: swap the rope\nTower Desk: which one\nKit: the long rope. hang the rope on the left hook',
      'Swapping the Rope',
    ],
  ])('%j', (request, title) => {
    expect(draftSop(request).document.title).toBe(title);
  });
});
