import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { phasesOf, statedSteps } from './testing/steps-of-draft.js';

const documentOf = (text: string) => draftSop(text).document;

describe('draftSop reads lines that are headings, readers or closings as such (drafting 3.6)', () => {
  it('takes short lines above sentences for headings where two paragraphs begin so', () => {
    const text =
      'Candle workshop\n\nMelt\nHeat the wax to 70. Stir in the dye.\n\nPoured moulds\nPour the wax. Tap the mould.\n\nIn case of smoke\nSwitch the plate off. Leave the room.';
    expect(documentOf(text).title).toBe('Candle Workshop');
    expect(phasesOf(text)).toEqual(['Melt', 'Poured moulds', 'In case of smoke']);
    expect(statedSteps(text)).toHaveLength(6);
  });

  it('but not an order that has only lost its stop', () => {
    const text = 'Kiosk\n\nWipe the bar\nThen rinse the mat.\n\nLock the till\nThen call Jo.';
    expect(statedSteps(text)).toEqual(expect.arrayContaining(['Wipe the bar', 'Lock the till']));
  });

  it('takes a number with a nought above its own numbers for a heading', () => {
    const text =
      'Boat hall drill\n\n1.0 Daily round\n1.1 The warden checks the bells.\n\n2.0 In case of flood\n2.1 Ring the bell.\n2.2 Open the gates.';
    expect(phasesOf(text)).toEqual(['Daily round', 'In case of flood']);
    expect(statedSteps(text)).toEqual(['Check the bells — Warden', 'Ring the bell', 'Open the gates']);
  });

  it.each(['For cooks, hall stewards and the cleaning team', 'For porters, ward nurses and the estates team'])(
    'takes whom it is for below the title for its scope: %s',
    (line) => {
      const text = `Linen store\n\n${line}\n\n1. Issue\n1.1 The steward counts the sheets.\n1.2 The steward signs the slip.`;
      expect(documentOf(text).scope).toContain(line);
      expect(statedSteps(text)).toEqual(['Count the sheets — Steward', 'Sign the slip — Steward']);
    },
  );

  it.each(['With thanks', 'With best thanks and regards,', 'Gratefully,'])('leaves out a closing: %s', (closing) => {
    const text = `Dear all,\n\nPlease rinse the boat after each tour. Hang the vests up.\n\n${closing}\n\nOla`;
    expect(statedSteps(text)).toEqual(['Rinse the boat after each tour', 'Hang the vests up']);
    expect(documentOf(text).notes).toEqual([]);
  });

  it('leaves out who works on one day', () => {
    const text =
      '[07:58] Ana: Morning, who takes the piano\n[07:59] Bo: Me and Igor\n[08:00] Ana: wrap the lid first, then the legs\n[08:01] Bo: carry it with two straps\n[08:02] Ana: hand the keys to the office';
    expect(statedSteps(text).join(' | ')).not.toMatch(/piano|Igor/u);
  });

  it('gives the time behind a colon to all records before it', () => {
    const text =
      '1. Procedure\n1.1 The clerk counts the box.\n\n2. Records\nCash slips, count book, bank slips: 6 years. Receipts: 2 years.';
    expect(
      documentOf(text)
        .records.filter(({ src }) => src === 'prompt')
        .map(({ name, keep }) => [name, keep]),
    ).toEqual([
      ['Cash slips', '6 years'],
      ['Count book', '6 years'],
      ['Bank slips', '6 years'],
      ['Receipts', '2 years'],
    ]);
  });
});
