import { describe, expect, it } from '@jest/globals';
import { buildWireSop } from '../../../../../test/support/wire-sop.js';
import { wireFromPartial } from './wire-from-partial.js';

const WHOLE = buildWireSop();

describe('wireFromPartial', () => {
  it('leaves a whole answer as it is', () => {
    expect(wireFromPartial(WHOLE)).toEqual(WHOLE);
  });

  it('takes what did not come for unknown', () => {
    const { language, title, category } = WHOLE;
    expect(wireFromPartial({ language, title, category })).toEqual({
      ...buildWireSop({ purpose: null, scope: null, roles: [], phases: [], questions: [] }),
    });
  });

  it('keeps the steps that came, without what does not say anything yet', () => {
    const phases = [
      { title: 'Prepare', steps: [{ text: 'Wash your hands' }, { role: 'Cook' }, 'nonsense'] },
      { title: 'Cook' },
      { steps: [{ text: 'Serve', when: 'If it is done', stated: true }] },
    ];
    const wire = wireFromPartial({ title: 'Soup', phases });
    expect(wire?.phases.map(({ title, steps }) => [title, steps.map(({ text, stated }) => [text, stated])])).toEqual([
      ['Prepare', [['Wash your hands', false]]],
      ['Cook', []],
      ['', [['Serve', true]]],
    ]);
  });

  it.each([{ title: 4 }, { category: 'No such category' }, { unknown: true }])('makes nothing of %j', (partial) => {
    expect(wireFromPartial(partial)).toBeNull();
  });

  it.each([{ phases: 'none' }, { roles: [null, 4, []] }, { questions: { about: 'phases' } }])(
    'makes an empty list of what is none: %j',
    (partial) => {
      expect(wireFromPartial(partial)).toMatchObject({ phases: [], roles: [], questions: [] });
    },
  );
});
