import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

const rolesOf = (request: string): (string | null)[] => [
  ...new Set(
    draftSop(request)
      .document.phases.flatMap(({ steps }) => steps)
      .filter(({ src }) => src !== 'suggested')
      .map(({ role }) => role),
  ),
];

describe('draftSop finds who does the work in the words before it (drafting 3.4)', () => {
  it.each([
    ['Ringers at the tower: before noon, oil the bearings and check the ropes. Close the louvres.', 'Ringers'],
    ['I need a page for our pool guards. Hang up the ropes. Rinse the deck. Lock the pump room.', 'Pool guards'],
    ['Can you write up how the stage crew strikes a set? Unplug the lamps. Roll up the cables.', 'Stage crew'],
    ['Washing the tanks. Our brewers have one hour. Drain the tank. Rinse it. Fill in the card.', 'Brewers'],
    ['When the gardener opens the park: unlock the north gate, switch on the fountain, empty the bins.', 'Gardener'],
    ['Notes for fitters going abroad: pack the gauge, check the plug, copy the drawings.', 'Fitters'],
    ['As warden here I do the rounds. Check the fences. Refill the troughs. Close the gate.', 'Warden'],
    ['The job of the archivist is to keep the room dry. Read the meter. Empty the tray.', 'Archivist'],
    ['Whoever is duty ranger opens the hut. Sweep the floor. Refill the lamp.', 'Whoever is duty ranger'],
    ['The night nurse is responsible for the fridge. Read the display. Reset the thermometer.', 'Night nurse'],
    ['Hi Jo, since you’re the new lab assistant here is the routine. Rinse the flasks. Dry them.', 'Lab assistant'],
    ['We want volunteers to be able to do this alone. Unlock the shutter. Set up the tables.', 'Volunteers'],
  ])('%j', (request, role) => {
    expect(rolesOf(request)).toContain(role);
    expect(rolesOf(request)).not.toContain(null);
  });

  it.each([
    ['whoever comes', 'When a new cook starts: print the contract, order a badge, show the exits.'],
    ['whom it is done for', 'Preparing the room for the surgeon. Wipe the table. Open the trays.'],
    ['a thing that is named after somebody', 'Notes for the guest book. Strip the beds. Check the alarm.'],
    ['who wants it', 'Our accountant wants the receipts by the fifth. Print the list. Staple the slips.'],
    ['how somebody feels', 'I’m fed up with the trailer. Unplug the lamp. Chock the wheels. Sweep it out.'],
    ['what things are sorted by', 'Collecting the linen. Count the sheets. Sort by ward. Close the bags.'],
  ])('and nobody in %s', (_, request) => {
    expect(rolesOf(request)).toEqual([null]);
  });
});
