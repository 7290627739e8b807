import { describe, expect, it } from '@jest/globals';
import { hazardsIn } from './hazards.js';

/** The first words of each advice for a request. */
function advised(request: string): string[] {
  return hazardsIn(request).map(({ text }) => text.split(/[:,]| and | or | from | when /u)[0] ?? '');
}

describe('hazardsIn finds what a request works with', () => {
  it.each([
    ['Hot oil causes severe burns', 'Switch the chip fryer off, wait an hour and drain it into the drum.'],
    ['Risk of burns', 'Bake the rolls, then take the trays out of the oven and let them stand on the rack.'],
    ['Risk of burns', 'Unload the autoclave when the gauge reads zero.'],
    ['Risk of burns', 'Purge the steam wand before each milk.'],
    ['Risk of burns', 'Boil the syrup for ten minutes and skim it.'],
    ['Risk of cuts', 'Wipe the slicer after every cheese.'],
    ['Risk of cuts', 'The band saw: change the blade when the cut wanders.'],
    ['Risk of cuts', 'The phlebotomist opens a new needle in front of the donor and draws the blood.'],
    ['Stored energy can crush', 'A jam on the conveyor: stop it, wait, then pull the carton back.'],
    ['Stored energy can crush', 'The electrician applies the lockout tag to the breaker and tries the start button.'],
    ['Cleaning chemicals', 'Soak the cloths in diluted bleach and wring them out.'],
    ['Cleaning chemicals', 'Descale the kettle with acid, wear gloves and pour it away slowly.'],
    ['Risk of falls', 'Lean the ladder on the wall, somebody holds it, then clear the gutter.'],
    ['Risk of falls', 'After a storm the caretaker climbs to the roof and looks at the tiles.'],
    ['Risk of gas', 'Close the gas valve and soap the joint of the new propane bottle.'],
    ['Moving vehicles', 'Stack the crates in row 4 with the forklift.'],
    ['Moving vehicles', 'A banksman waves while the truck reverses to the dock.'],
    ['Handle cash out of public view', 'Cash up: count the coins, fill in the slip, put the rest in the safe.'],
    ['Handle cash out of public view', 'The float has to be 150 in the till before the doors open.'],
    ['Handle cash out of public view', 'Kiosk opening: shutters up, float 80, papers in the rack.'],
    ['Do not breathe in the spray while the water runs', 'Run the unused showers hot against legionella.'],
    ['A child is never left alone', 'At the playgroup a parent signs each child in, and the leader counts them.'],
    ['A child is never left alone', 'School trip: the teacher ticks the pupils off at the bus.'],
    ['Treat used instruments', 'The nurse takes a swab from the patient and labels the tube.'],
  ])('%s: %s', (advice, request) => {
    expect(advised(request)).toContain(advice);
  });
});

describe('hazardsIn suggests nothing for a word that means something else', () => {
  it.each([
    'Tree nursery: the seedlings are potted, watered and set out in rows of ten.',
    'The rocking horse is for a child: sand it twice and use the soft paint.',
    'Fit the child seat in the rental van and show how the buckle works.',
    'The optician shines the light and sees whether both pupils get smaller.',
    'Change the float valve of the cistern and test it.',
    'Float the bag in the pond for 20 minutes before the carp is let out.',
    'The dough ball has to float: 20 minutes are enough.',
    'It all boils down to a good brief, so write one.',
    'Decorate the parade float with paper flowers and test the horn.',
    'Update the cash flow forecast on Monday and send it to the owners.',
    'The fee may be paid by card, never in cash.',
    'The truck collects the sacks on Fridays: put them on the curb by seven.',
    'The food truck is booked by email and confirmed a week ahead.',
    'Post the reversing entries on the first of the month.',
    'Fold the blade of grass and blow gently.',
    'Read the needle on the gauge at noon and write it down.',
    'Lay a knitting needle across and count twelve stitches.',
    'Dental claims are keyed in by member number and paid on Thursdays.',
    'After five wrong passwords there is a lockout of ten minutes: the agent resets it.',
    'Upload the build to the Steam store and set the price.',
    'Bolt the roof rack on and check the clamps.',
    'Ask where they see themselves on the career ladder.',
    'Wrap each print in acid-free paper.',
    'Check that the buyer is solvent before the contract is signed.',
    'Order the solvent-free paint by Tuesday.',
    'Throw out a cup that smells of ammonia and tell the supplier.',
    'Use hand sanitizer at the entrance.',
    'Be patient and let the caller finish.',
    'The coaching clinic begins at ten, players bring their own bat.',
    'Store the non-flammable foam on the lower shelf.',
  ])('%s', (request) => {
    expect(advised(request)).toEqual([]);
  });
});
