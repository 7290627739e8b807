import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const titleOf = (text: string) => draftSop(text).document.title;
const notesOf = (text: string) => draftSop(text).document.notes.map((note) => note.text);

describe('a request of one line (drafting 3.8, 4)', () => {
  it.each([
    ['write a standard operating procedure (SOP) for lamp swaps', 'Lamp Swaps'],
    ['sop lamp swaps', 'Lamp Swaps'],
    ['need lamp swaps sop', 'Lamp Swaps'],
    ['create sop lamp swaps', 'Lamp Swaps'],
    ['step by step guide lamp swaps', 'Lamp Swaps'],
    ['checklist lamp swaps', 'Lamp Swaps'],
    ['WI for lamp swaps', 'Lamp Swaps'],
    ['cheat sheet for lamp swaps', 'Lamp Swaps'],
    ['training document on lamp swaps', 'Lamp Swaps'],
    ['process map for lamp swaps', 'Lamp Swaps'],
    ['please make the lamp swap checklist', 'Lamp Swap Checklist'],
    ['looking for a mowing schedule for a small park', 'Mowing Schedule for a Small Park'],
    ['need help with the raffle tickets', 'Raffle Tickets'],
    ['im a joiner, need something for quoting stairs', 'Quoting Stairs'],
  ])('has its task for a name, however it is asked for: %s', (request, title) => {
    expect(titleOf(request)).toBe(title);
    expect(statedSteps(request)).toEqual([]);
  });

  it.each([
    ['how should staff deal with a torn sail', 'Dealing with a Torn Sail'],
    ['how do we number the crates', 'Numbering the Crates'],
    ['how is a bet approved', 'Approving a Bet'],
    ['how should a broken lamp be reported', 'Reporting a Broken Lamp'],
    ['can someone explain how we order sails?', 'Ordering Sails'],
    ['tell me how to order sails', 'Ordering Sails'],
    ['what is the right way to store varnish', 'Storing Varnish'],
    ['what is the best way of storing varnish', 'Storing Varnish'],
    ['what do we do when a mast breaks?', 'What to Do When a Mast Breaks'],
    ['what is the right order of things when a skipper is late', 'What to Do When a Skipper Is Late'],
    ['when to call the pilot', 'When to Call the Pilot'],
    ['how do we store and name sails on the rack', 'Storing and Naming Sails on the Rack'],
    ['a goose got out on the pier again, what should the crew do', 'What to Do When a Goose Got Out on the Pier'],
    ['skipper calls us what do we say', 'What to Do When Skipper Calls'],
    ['we got boarded, pirates', 'What to Do When Boarded'],
    ['somebody slipped and lost a shoe what now', 'What to Do When Somebody Slipped and Lost a Shoe'],
    ['customer left his parrot in the toy aisle', 'What to Do When a Customer Left His Parrot in the Toy Aisle'],
    ['the tram came back with a swan in it', 'What to Do When the Tram Came Back with a Swan'],
  ])('has for a name what a question asks for: %s', (request, title) => {
    expect(titleOf(request)).toBe(title);
    expect(statedSteps(request)).toEqual([]);
  });

  it.each([
    ['therapy goat visits on the dementia ward', 'Therapy Goat Visits on the Dementia Ward'],
    ['mast detector checks on the packing line', 'Mast Detector Checks on the Packing Line'],
    ['power dip with ice cream in the freezers', 'Power Dip with Ice Cream in the Freezers'],
    ['I-12 checks for new skippers in Texas', 'I-12 Checks for New Skippers in Texas'],
    ['escape room resets', 'Escape Room Resets'],
    ['glaze inspection', 'Glaze Inspection'],
    ['locker resets for staff who are locked out', 'Locker Resets for Staff Who Are Locked Out'],
    ['sop for sailing to production on thursdays', 'Sailing to Production on Thursdays'],
    ['our preschool needs a procedure for wasp stings, we have four children there', 'Wasp Stings'],
    ['60k mile service on a tram', '60k Mile Service on a Tram'],
    ['storing old sails in our loft and finding them again', 'Storing Old Sails'],
  ])('is a name where it gives no order: %s', (request, title) => {
    expect(titleOf(request)).toBe(title);
    expect(statedSteps(request)).toEqual([]);
  });

  it.each([
    ['sail loft bookings, max two at once', 'Sail Loft Bookings', 'Max two at once'],
    ['raffle receipts, who keeps what (parish office)', 'Raffle Receipts', 'Who keeps what (parish office'],
    ['weighing the catch because last week nobody had done it', 'Weighing the Catch', 'Last week nobody had done it'],
    ["I'm the new purser and want a proper procedure for the mooring fees", 'Mooring Fees', "I'm the new purser"],
    [
      'SOP for mooring fees, we have had two wrong bills this month',
      'Mooring Fees',
      'We have had two wrong bills this month',
    ],
  ])('keeps what it says beside its name as a note: %s', (request, title, note) => {
    expect(titleOf(request)).toBe(title);
    expect(statedSteps(request)).toEqual([]);
    expect(notesOf(request)).toEqual([note]);
  });

  it('keeps what neither its title nor the procedure of its template says', () => {
    expect(notesOf('bank reconciliation at month end for a small kite shop')).toEqual([
      'Asked for: bank reconciliation at month end for a small kite shop',
    ]);
    expect(notesOf('bank reconciliation')).toEqual([]);
  });

  it.each([
    ['Grace opens the lock.', ['Open the lock — Grace']],
    ['the porter weighs the crates', ['Weigh the crates — Porter']],
    ['wipe the tray, we use the blue cloth', ['Wipe the tray']],
  ])('tells work where somebody does it, or it is an order: %s', (request, steps) => {
    expect(statedSteps(request)).toEqual(expect.arrayContaining(steps));
  });

  it('asks for nothing else where it has been asked for: what looks like a verb is none', () => {
    expect(titleOf('procedure for recording of customer bills and matching to the order')).not.toMatch(/What to Do/u);
  });
});
