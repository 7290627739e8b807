import { describe, expect, it } from '@jest/globals';
import { draftSop } from '../draft-sop.js';
import { statedSteps } from '../testing/steps-of-draft.js';

describe('draftSop reads tables in other languages (drafting 3.6)', () => {
  it.each([
    [
      'de',
      'Rundgang im Schwimmbad\n\n| Wann | Was | Wer |\n|---|---|---|\n| 7:30 | Lüftung einschalten | Hausmeister |\n| 7:45 | Wasser messen | Kursleiter |',
      ['7:30: Lüftung einschalten — Hausmeister', '7:45: Wasser messen — Kursleiter'],
    ],
    [
      'es',
      'Paso\tTarea\tResponsable\n1\tEncender la cámara de frío\tEncargado\n2\tAnotar la temperatura\tAyudante\n3\tColocar el pescado sobre hielo\tAyudante',
      [
        'Encender la cámara de frío — Encargado',
        'Anotar la temperatura — Ayudante',
        'Colocar el pescado sobre hielo — Ayudante',
      ],
    ],
    [
      'fr',
      'Ouverture du fournil\nHeure | Tâche | Qui\n6h00 | Allumer le four | Boulanger\n6h15 | Sortir les pâtons | Apprenti\n6h30 | Vérifier la caisse | Vendeuse',
      [
        '6h00: Allumer le four — Boulanger',
        '6h15: Sortir les pâtons — Apprenti',
        '6h30: Vérifier la caisse — Vendeuse',
      ],
    ],
  ])('%s', (lang, request, steps) => {
    expect(draftSop(request).language).toBe(lang);
    expect(statedSteps(request)).toEqual(steps);
  });

  it('keeps what the other cells say with the step, and tells it nowhere twice', () => {
    const request =
      'Rundgang\n| Wann | Was | Wer | Hinweis |\n|---|---|---|---|\n| 7:30 | Lüftung einschalten | Hausmeister | Stufe 2 |\n| 7:45 | Wasser messen | Kursleiter | mind. 30 °C |';
    const { phases, notes } = draftSop(request).document;
    const expected = phases.flatMap(({ steps }) => steps).map((step) => step.expected);
    expect(expected).toEqual(expect.arrayContaining(['Stufe 2', 'mind. 30 °C']));
    expect(notes).toEqual([]);
  });
});
