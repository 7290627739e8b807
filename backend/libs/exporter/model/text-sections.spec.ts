import { describe, expect, it } from '@jest/globals';
import { NASTY_TEXTS } from '../../sop-document/testing/nasty-texts.js';
import type { ExportSection } from './export-document.js';
import { sectionsOfText } from './text-sections.js';

function headingsOf(sections: ExportSection[]): (string | null)[] {
  return sections.map(({ number, heading }) => (heading === null ? null : `${number}. ${heading}`));
}

describe('sectionsOfText', () => {
  it('reads the headings, steps, bullets and boxes of a drafted text', () => {
    const sections = sectionsOfText(
      'Open\n\n1. Tools\n• Key\n   • the red one\n\n2. Procedure\n\n2.1 Before\n1. Unlock\n2. Enter\n\n3. Open questions\n☑ Who?\n',
      'Open',
    );
    expect(headingsOf(sections)).toEqual(['1. Tools', '2. Procedure', '3. Open questions']);
    expect(sections.map(({ blocks }) => blocks)).toMatchObject([
      [
        { kind: 'bullet', depth: 0 },
        { kind: 'bullet', depth: 1 },
      ],
      [
        { kind: 'subheading', number: '2.1', text: 'Before' },
        { kind: 'step', number: 1 },
        { kind: 'step', number: 2 },
      ],
      [{ kind: 'question', isAnswered: true }],
    ]);
  });

  it('takes a numbered line that the next one follows for a list', () => {
    const sections = sectionsOfText('Do this:\n\n1. Unlock\n2. Enter', 'Open');
    expect(headingsOf(sections)).toEqual([null]);
    expect(sections[0]?.blocks.map((block) => block.kind)).toEqual(['paragraph', 'step', 'step']);
  });

  it('keeps text before the first heading, and gives one section for no text', () => {
    expect(headingsOf(sectionsOfText('Read me.\n\n1. Tools\n• Key', 'Open'))).toEqual([null, '1. Tools']);
    expect(sectionsOfText('', 'Open')).toEqual([{ number: null, heading: null, blocks: [], table: null }]);
  });

  it.each(NASTY_TEXTS)('loses no letter of %j', (text) => {
    const sections = sectionsOfText(text, 'Open');
    const kept = JSON.stringify(sections).match(/\p{L}/gu) ?? [];
    expect(kept.length).toBeGreaterThanOrEqual((text.match(/\p{L}/gu) ?? []).length);
  });
});
