import { describe, expect, it } from '@jest/globals';
import { statedSteps } from './testing/steps-of-draft.js';

/** Requests that were dictated without a sign, and some of the steps that they give. */
const DICTATED: readonly (readonly [lang: string, request: string, steps: readonly string[]])[] = [
  [
    'es',
    'cuando llega la fruta se cuentan las cajas y se pesa cada palet luego se apunta el peso en la hoja después se guarda en la cámara tres y al final el mozo barre el muelle',
    ['Apuntar el peso en la hoja', 'Guardar en la cámara tres', 'Al final: Barrer el muelle — Mozo'],
  ],
  [
    'it',
    'si apre il cancello e si controllano le gabbie poi si dà il mangime ai conigli dopo si lava il pavimento con la canna e infine il custode chiude il cancello e appende le chiavi',
    ['Lavare il pavimento con la canna', 'Chiudere il cancello', 'Appendere le chiavi'],
  ],
  [
    'pt',
    'você abre o portão e confere a lista depois recolhe as toalhas da piscina e lava tudo com sabão depois você pendura as toalhas no varal e anota a quantidade no caderno',
    ['Recolher as toalhas da piscina', 'Pendurar as toalhas no varal', 'Anotar a quantidade no caderno'],
  ],
];

describe('dictated Romance languages (drafting 3.2)', () => {
  it.each(DICTATED)('%s: %s', (_, request, steps) => {
    // Nobody but the caretaker acts there, so that all lines are the caretaker's.
    const found = statedSteps(request).map((step) => step.replace(/ — Custode$/u, ''));
    for (const step of steps) expect(found).toContain(step);
  });
});
