import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const titleOf = (request: string): string => draftSop(request).document.title;
const REST = ' Note the time. The clerk signs the sheet. Put the sheet in the folder.';

describe('draftSop names what the opening tells of (drafting 3.8)', () => {
  it.each([
    ['We need a standard way to hand over the keys of the boat.', 'Handing Over the Keys of the Boat'],
    ['Is there a rule for lending out tents?', 'Lending Out Tents'],
    ['Please describe our process of renewing fishing permits.', 'Renewing Fishing Permits'],
    ['Explain to a new volunteer how to fold the parachutes.', 'Folding the Parachutes'],
    ['Can you write up how our trainees prune roses?', 'Pruning Roses'],
    ['SOP needed: trailers leaving the depot.', 'Trailers Leaving the Depot'],
    ['How should the team handle a lost parking card?', 'Lost Parking Card'],
    ['This instruction explains how to rinse the paint sprayer.', 'Rinsing the Paint Sprayer'],
    ['Please produce a work instruction for cutting glass tiles.', 'Cutting Glass Tiles'],
    ['Notes on packing the parachutes.', 'Packing the Parachutes'],
    ['The following applies to the use of the pottery kiln.', 'Use of the Pottery Kiln'],
  ])('reads what is asked for: %j', (opening, title) => {
    expect(titleOf(`${opening}${REST}`)).toBe(title);
  });

  it.each([
    ['Our bakery delivers bread rolls to hotels.', 'Delivering Bread Rolls to Hotels'],
    ['We repair violins for schools.', 'Repairing Violins for Schools'],
    ['We look after stray cats in winter.', 'Looking after Stray Cats in Winter'],
    ['We offer sailing courses for beginners.', 'Sailing Courses for Beginners'],
    ['At our shop, skis are waxed for members.', 'Waxing Skis'],
    ['Please note that from Monday all outgoing parcels must be weighed twice.', 'Weighing Outgoing Parcels'],
    ['Each new patient gets an examination.', 'Examination for a New Patient'],
  ])('names what a business does: %j', (opening, title) => {
    expect(titleOf(`${opening}${REST}`)).toBe(title);
  });

  it.each([
    ['Parents are told different things about lunch money.', 'Lunch Money'],
    ['There is a lot of confusion about vouchers.', 'Handling Vouchers'],
    ['People never put the ladders back.', 'Putting the Ladders Back'],
    ['Whenever a guest loses a locker key the desk prints a form.', 'What to Do When a Guest Loses a Locker Key'],
  ])('names what goes wrong: %j', (opening, title) => {
    expect(titleOf(`${opening}${REST}`)).toBe(title);
  });

  it('takes no complaint for a name', () => {
    expect(
      titleOf('Neighbors keep complaining that the music is loud. Turn it down at ten. Close the door.'),
    ).not.toMatch(/complaining/iu);
  });

  it('leaves out where notes come from', () => {
    expect(titleOf('notes 12/5 - tent rental\nlife jackets on\nexplain the paddle\nback by 6')).toBe('Tent Rental');
    expect(titleOf('FW: re: gutter checks\n\nwalk around the house, look for leaves and report to the landlord.')).toBe(
      'Gutter Checks',
    );
  });

  it('takes a limit before a colon for a case, and for no name', () => {
    const request = 'Weight above 32 kg: send the suitcase to the large counter. Print the label.';
    expect(titleOf(request)).toBe('Printing the Label');
    expect(statedSteps(request)).toEqual([
      'In case of weight above 32 kg: Send the suitcase to the large counter',
      'Print the label',
    ]);
  });

  it.each([
    ['Library: sorting donated books', 'Sorting Donated Books'],
    ['Library: processing of donated books', 'Processing of Donated Books'],
  ])('names what is done before where it is done: %j', (opening, title) => {
    expect(titleOf(`${opening}\n\nCheck the spines. Stamp them.`)).toBe(title);
  });

  it('takes what has happened for no name', () => {
    expect(titleOf('Incident: gate left open. Lock the gate. Feed the hens.')).toBe('Locking the Gate');
  });

  it('takes nothing as long as a clause for a name', () => {
    const request =
      'The bags that the last guests of the day leave at the door of the hall: carry them in. Lock the hall.';
    expect(titleOf(request)).toBe('Locking the Hall');
  });

  it('names the parts of a list by how often they are done', () => {
    expect(titleOf('daily: wipe tables, mop floor. weekly: scrub the sink, clean the oven')).toBe(
      'Daily and Weekly Cleaning',
    );
    expect(titleOf('Daily:\n- count the cash\n- lock the safe\nMonthly:\n- send the report to Jo')).toBe(
      'Daily and Monthly Tasks',
    );
  });

  it('takes an event for a name', () => {
    const tasks = '\n- book the bus\n- collect the forms\n- buy plasters';
    expect(titleOf(`Before a school trip:${tasks}`)).toBe('Before a School Trip');
  });

  it('asks what to do with a thing as handling it', () => {
    expect(titleOf('What to do with lost gloves? Put them in the box. Throw them away in May.')).toBe(
      'Handling Lost Gloves',
    );
  });
});
