import { describe, expect, it } from '@jest/globals';
import { applyCorrections } from './apply-corrections.js';

describe('applyCorrections', () => {
  it.each([
    [
      'They take two photos, one outside one inside. no wait, three photos, one of the label as well.',
      'They take three photos, one outside one inside, one of the label as well.',
    ],
    [
      "they get store credit to the giver's, no sorry, to the receiver's email, not refund.",
      "they get store credit to the receiver's email, not refund.",
    ],
    ['Close on Monday, no actually Tuesday.', 'Close on Tuesday.'],
    ['Wait 10 minutes, sorry no, 15 minutes.', 'Wait 15 minutes.'],
    ['Start at quarter past nine, no, quarter to nine.', 'Start at quarter to nine.'],
    ['Keep three metres? no two, two metres away.', 'Keep two metres away.'],
    ['Add 5 spoons of salt, sorry 4 spoons of salt.', 'Add 4 spoons of salt.'],
    ['Order on Tuesday I mean Wednesday.', 'Order on Wednesday.'],
    ['They come not friday, monday.', 'They come monday.'],
    ['Park in row B, sorry row C.', 'Park in row C.'],
    ['We charge 2 euros per litre, no, make that 2.50.', 'We charge 2.50 euros per litre.'],
    ['Lift it wheel height no chest height sorry.', 'Lift it chest height.'],
    ['Take fifteen holes no twenty holes per field.', 'Take twenty holes per field.'],
    ['Use the blue cloth, sorry the mop.', 'Use the blue cloth, sorry the mop.'],
    ['Prepare the stencil day, no, session day I mean, early.', 'Prepare the session day, early.'],
    [
      'Take two photos of the door. Then take two photos, no wait, three photos.',
      'Take two photos of the door. Then take three photos.',
    ],
    [
      'Mop the floor. Prepare the stencil day, no, session day I mean, early.',
      'Mop the floor. Prepare the session day, early.',
    ],
    ['Clean the grill, properly I mean.', 'Clean the grill, properly.'],
    ['Open not Friday but five weekdays.', 'Open not Friday but five weekdays.'],
    ['Open not five weekdays but Friday.', 'Open not five weekdays but Friday.'],
    ['Use not 8 but 9 clips.', 'Use 9 clips.'],
    ['Deliver, but not Friday, Friday is market day.', 'Deliver, but not Friday, Friday is market day.'],
    ['Is it broken? No two parts may touch.', 'Is it broken? No two parts may touch.'],
    ['Prüfung am Tor 3, nein, doch am Tor 4.', 'Prüfung am Tor 4.'],
    ['No correction here. No way.', 'No correction here. No way.'],
    ['Late riders wait outside, sorry, no exceptions.', 'Late riders wait outside, sorry, no exceptions.'],
    ['If the ticket is torn, sorry, no entry.', 'If the ticket is torn, sorry, no entry.'],
    ['Heat the wax to seventy degrees, no sorry, seventy-five.', 'Heat the wax to seventy-five degrees.'],
    ['Cool it to forty, sorry, no, seventeen degrees.', 'Cool it to seventeen degrees.'],
    ['Hang it on the hook, no, on the rail.', 'Hang it on the rail.'],
    ['Get everybody out, and I mean everybody, you ring twice.', 'Get everybody out, you ring twice.'],
    ['Pack two lids, wait, no, three lids.', 'Pack three lids.'],
    [
      'You begin with the left pump no sorry you begin with the right pump, then the tap.',
      'You begin with the right pump, then the tap.',
    ],
    ['Rides are four no we changed it to six per day.', 'Rides are six per day.'],
    [
      'Put the flags at least twenty metres no sorry make that thirty metres apart.',
      'Put the flags at least thirty metres apart.',
    ],
    ["Keep the slips two years. Scratch that, the boss said it's now three years.", 'Keep the slips three years.'],
    ['Keep the slips three years no two two years.', 'Keep the slips two years.'],
    [
      'Rest the dough ten minutes before baking, no wait, fifteen in winter.',
      'Rest the dough ten minutes before baking, fifteen in winter.',
    ],
  ])('makes the last word of %j hold', (text, corrected) => {
    expect(applyCorrections(text)).toEqual({ text: corrected, unclear: [] });
  });

  it('keeps both and says so where it cannot tell what is corrected', () => {
    const { text, unclear } = applyCorrections('Send the parcel, no wait, ask Helen.');
    expect(text).toBe('Send the parcel, ask Helen.');
    expect(unclear).toEqual(['ask Helen']);
  });

  it('asks which holds where only a pronoun is said again', () => {
    const { text, unclear } = applyCorrections(
      "Add it, unless it's the old stuff. Wait, no, it's thirty for the reds.",
    );
    expect(text).toContain("unless it's the old stuff");
    expect(unclear).toEqual(["it's thirty for the reds"]);
  });
});
