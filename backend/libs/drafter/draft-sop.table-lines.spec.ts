import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const HEAD = 'Step\tWho\tWhen\tNotes';
const table = (...rows: string[]): string => ['Kiosk evening', '', HEAD, ...rows].join('\n');

describe('draftSop reads lines between the rows of a table as theirs (drafting 2)', () => {
  it.each([
    ['with the tabs before it', '\t\t\tover 10 short = tell the boss'],
    ['without them', 'over 10 short = tell the boss'],
  ])('%s', (_how, line) => {
    const text = table(
      'Count the cash\tBarkeeper\tafter the last guest\ttwice',
      line,
      'Rinse the taps\tCellarman\tthen\tcold water',
      'Lock the hatch\tBarkeeper\t\t',
    );
    const steps = statedSteps(text).join('\n');
    expect(steps).toMatch(/over 10 short = tell the boss — Barkeeper|Tell the boss.*— Barkeeper/iu);
    expect(steps).toMatch(/Rinse the taps.*— Cellarman/u);
    expect(steps).toMatch(/Lock the hatch — Barkeeper/u);
    expect(draftSop(text).document.safety.filter(({ src }) => src === 'prompt')).toEqual([]);
  });

  it('but ends the table at a line with nothing below it', () => {
    const text = `${table('Count the cash\tBarkeeper\tat ten\ttwice', 'Rinse the taps\tCellarman\tthen\tcold')}\nSweep the floor.`;
    expect(statedSteps(text)).toContain('Sweep the floor');
  });
});

describe('draftSop gives one of two who work together no name of both (drafting 2)', () => {
  it('in a table', () => {
    const text = table(
      'Count the float\tBarkeeper + cellarman\tat nine\ttogether',
      'Rinse the taps\tCellarman\tat ten\tcold',
      'Lock the hatch\tBarkeeper\tat eleven\t',
    );
    const roles = draftSop(text).document.phases.flatMap(({ steps }) => steps.map(({ role }) => role));
    expect(roles).toEqual(['Barkeeper + cellarman', 'Cellarman', 'Barkeeper']);
  });

  it.each([
    ['Only porters and the head clerk (Mona) carry a key. Mona counts the keys every Friday.', 'Head clerk (Mona)'],
    ['The vet and the senior nurse (Pia) sign the list. Pia files it every Monday.', 'Senior nurse (Pia)'],
  ])('and calls somebody by job and name: %s', (text, role) => {
    expect(
      draftSop(text)
        .document.phases.flatMap(({ steps }) => steps)
        .at(-1)?.role,
    ).toBe(role);
    expect(draftSop(text).document.roles.map(({ name }) => name)).not.toContain(/\((\w+)\)/u.exec(role)?.[1]);
  });
});
