import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

const titleOf = (request: string): string => draftSop(request).document.title;

describe('the title names the task, and not whose it is (drafting 3.8)', () => {
  it.each([
    [
      'Fish market, sharpening and oiling the filleting knives after closing',
      'Sharpening and Oiling the Filleting Knives after Closing',
    ],
    ['Timber yard, stacking the fresh boards under the long roof', 'Stacking the Fresh Boards Under the Long Roof'],
    ['our boat club, engine check by the rowers', 'Boat Club: Engine Check by the Rowers'],
    ['the toy museum, evening round for new guards', 'Toy Museum: Evening Round for New Guards'],
  ])('of a first line with a comma: %s', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it('says in the scope where the work of a long name is done', () => {
    const request =
      'Fish market, sharpening and oiling the filleting knives after closing\n\n- wash the blade\n- draw it along the stone\n- wipe it with oil';
    const { scope } = draftSop(request).document;
    expect(JSON.stringify(scope)).toContain('Fish market');
  });

  it('finds the template of the task also where a place stands before it', () => {
    const { document, meta } = draftSop('Pottery museum, opening up the tills in the morning');
    expect(meta.archetype).toBe(draftSop('opening up the tills in the morning').meta.archetype);
    expect(JSON.stringify(document)).toContain('Pottery museum');
  });

  it('is never a word for everybody who works there', () => {
    const request =
      'Hello, I run a dairy and I need instructions for my employees. Every churn must have a label. The worker weighs the churn and writes it in the list.';
    expect(titleOf(request)).not.toMatch(/^(?:Workers|Employees)$/u);
  });

  it.each([
    [
      "hi so boat engine checks i'll just tell you, open the hatch and look at the oil and then wipe the rod",
      'Boat Engine Checks',
    ],
    [
      "ok so hair colour patch tests i'll just say it, take a cotton bud and put it behind the ear and let it dry",
      'Hair Colour Patch Tests',
    ],
  ])('keeps the last noun before who speaks: %s', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it('is written like every title where it comes from whoever it is for', () => {
    const request =
      'okay so this is for the window crew first you knock and tell the customer then you carry the ladder round the house and you wipe the frames';
    expect(titleOf(request)).toBe('Window Crew Duties');
  });

  it('says whose plan a table of times is, where most are of one job', () => {
    const rows = [
      '| 06:30 | early baker | heat the oven |',
      '| 07:00 | head baker | weigh the flour |',
      '| 09:00 | late baker | sweep the floor |',
    ];
    expect(titleOf(['| Time | Who | What |', '|---|---|---|', ...rows].join('\n'))).toBe('Daily Schedule for Bakers');
  });

  it.each([
    [
      'When a crate arrives broken at the yard, the clerk puts it on the red shelf. The clerk writes it in the log.',
      'Handling a Broken Crate',
    ],
    [
      'When an engine arrives at the yard, the clerk puts it on the red shelf. The clerk writes it in the log.',
      'Receiving an Engine',
    ],
  ])('keeps the state in which a thing comes: %s', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });
});
