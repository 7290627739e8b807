import { describe, expect, it } from '@jest/globals';
import { draftSop } from '../draft-sop.js';
import { chosenOf } from './task-families.js';
import { findInLibraries } from './template-library.js';

const found = (id: string, score: number): { entry: { id: string }; score: number } => ({ entry: { id }, score });

describe('templates for one task (drafting 4)', () => {
  it('means the one for any business where two come equally near', () => {
    const { best, next } = chosenOf(
      [found('receive-a-store-delivery', 0.9), found('receive-goods', 0.88), found('stocktake', 0.3)],
      0.05,
    );
    expect([best?.entry.id, next?.entry.id]).toEqual(['receive-goods', 'stocktake']);
  });

  it('means the nearest one where it is clearly nearer, or asked for by its words', () => {
    const clear = [found('handle-a-guest-complaint', 0.9), found('handle-a-customer-complaint', 0.7)];
    const exact = [found('handle-a-guest-complaint', 1), found('handle-a-customer-complaint', 0.98)];
    expect(chosenOf(clear, 0.05).best?.entry.id).toBe('handle-a-guest-complaint');
    expect(chosenOf(exact, 0.05).best?.entry.id).toBe('handle-a-guest-complaint');
  });

  it.each([
    ['de', 'Brandschutz Evakuierung', 'evacuate-in-a-fire'],
    ['it', 'ricevimento merci', 'receive-goods'],
    ['nl', 'klacht afhandelen', 'handle-a-customer-complaint'],
    ['nl', 'nieuwe medewerker inwerken', 'first-week'],
    ['es', 'atención de quejas de clientes', 'handle-a-customer-complaint'],
    ['pt', 'controle de estoque', 'stocktake'],
    ['de', 'Urlaubsantrag', 'approve-leave'],
    ['fr', 'demande de congé', 'approve-leave'],
  ])('finds what is meant (%s): %s', (lang, wish, id) => {
    expect(findInLibraries(wish, lang)?.template.id).toBe(id);
  });

  it('puts no accent on a noun that looks like a verb', () => {
    expect(draftSop('inventario semanal del bar').document.title).toBe('Inventario semanal del bar');
  });
});
