import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const rulesOf = (request: string): string[] =>
  draftSop(request).document.safety.flatMap(({ text, src }) => (src === 'prompt' ? [text] : []));

describe('draftSop takes what is allowed, or has to be so, for a rule in other languages', () => {
  it.each([
    ['Campingplatz\nSchranke öffnen.', 'Hunde sind erlaubt, sofern sie angeleint sind'],
    ['Museum\nTür öffnen.', 'Fotografieren ist im Foyer gestattet'],
    ['Museum\nTür öffnen.', 'Eine Voranmeldung ist Pflicht'],
    ['Museum\nDeur openen.', 'Honden zijn toegestaan mits ze zijn aangelijnd'],
    ['Museum\nDeur openen.', 'Eten is toegestaan in de kantine'],
    ['Camping\nOuvrir la barrière.', "Les chiens sont autorisés s'ils sont tenus en laisse"],
    ['Musée\nOuvrir la grille.', 'Les photos sont permises dans le hall'],
    ['Museo\nAbrir la puerta.', 'Los perros están permitidos si van atados'],
    ['Museo\nAprire la porta.', "Le foto sono consentite nell'atrio"],
    ['Museu\nAbrir a porta.', 'As fotografias são permitidas no átrio'],
  ])('%s %s', (work, rule) => {
    const prompt = `${work} ${rule}.`;
    expect(rulesOf(prompt)).toContain(rule);
    expect(statedSteps(prompt)).toHaveLength(1);
  });
});

describe('draftSop takes what is not done, whatever it is done to, for a rule in German and Dutch', () => {
  it.each([
    ['Annahme\nTor öffnen.', 'Möbel, Matratzen, Teppiche nehmen wir nicht an'],
    ['Annahme\nTor öffnen.', 'Autoreifen, Batterien und Altöl nehmen wir nicht an'],
    ['Tierheim\nTür öffnen.', 'Verletzte Tiere werden nicht angefasst'],
    ['Aanname\nPoort openen.', 'Meubels, matrassen, tapijten nemen we niet aan'],
    ['Asiel\nPoort openen.', 'Gewonde dieren worden niet opgetild'],
  ])('%s %s', (work, rule) => {
    const prompt = `${work} ${rule}.`;
    expect(rulesOf(prompt)).toContain(rule);
    expect(statedSteps(prompt)).toHaveLength(1);
  });

  it.each([
    [
      'Laden\nDosen ohne Deckel werden nicht verkauft, sondern in den blauen Eimer geworfen und vom Schichtleiter gezählt.',
      'Dosen ohne Deckel werden nicht verkauft',
      ['Dosen ohne Deckel in den blauen Eimer werfen', 'Dosen ohne Deckel zählen — Schichtleiter'],
    ],
    [
      'Tierheim\nVerletzte Tiere werden nicht angefasst, sondern dem Tierarzt gemeldet.',
      'Verletzte Tiere werden nicht angefasst',
      ['Verletzte Tiere dem Tierarzt melden'],
    ],
    [
      'Winkel\nFlessen zonder dop worden niet verkocht, maar in de blauwe kist gezet.',
      'Flessen zonder dop worden niet verkocht',
      ['Flessen zonder dop in de blauwe kist zetten'],
    ],
  ])('and what is done instead for a step: %s', (request, rule, steps) => {
    expect(rulesOf(request)).toEqual([rule]);
    expect(statedSteps(request)).toEqual(steps);
  });

  it('keeps the things before a verb together', () => {
    expect(statedSteps('Plein\nDozen, folie en pallets stapelt de chauffeur op het plein.').join()).toMatch(
      /^Dozen, folie en pallets/u,
    );
  });
});

describe('draftSop takes which ones alone are meant for a part of the step in German', () => {
  it.each([
    [
      'Lager\nDer Lagerist nimmt nur die Kisten, die auf der Liste stehen, und schreibt die Zeit auf.',
      ['Nur die Kisten nehmen, die auf der Liste stehen — Lagerist', 'Die Zeit aufschreiben — Lagerist'],
    ],
    [
      'Station\nDie Pflegerin gibt nur die Mittel, die im Plan stehen.',
      ['Nur die Mittel geben, die im Plan stehen — Pflegerin'],
    ],
    ['Tresor\nSchlüssel holen. Den Tresor öffnet nur die Chefin.', ['Schlüssel holen']],
  ])('%s', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });
});
