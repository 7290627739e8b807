import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const AROUND: Readonly<Record<string, readonly [before: string, after: string]>> = {
  de: ['Lager abschließen. Die Tür prüfen.', 'Das Tor abschließen.'],
  nl: ['Magazijn afsluiten. De deur controleren.', 'Het hek sluiten.'],
};

function stepsOf(lang: string, sentence: string): string[] {
  const [before = '', after = ''] = AROUND[lang] ?? [];
  return statedSteps(`${before} ${sentence} ${after}`).slice(1, -1);
}

describe('draftSop reads German and Dutch (drafting 3.2)', () => {
  it.each([
    // What is cut off the verb may stand before a phrase.
    ['nl', 'Na gebruik spoel je de kwast uit met warm water.', ['Na gebruik: De kwast met warm water uitspoelen']],
    ['de', 'Du gibst den Schlüssel ab beim Pförtner.', ['Den Schlüssel beim Pförtner abgeben']],
    // A noun with the letters of what is cut off is a noun.
    ['de', 'Die Schneiderin bügelt das Teil.', ['Das Teil bügeln — Schneiderin']],
    // Somebody is spoken to throughout.
    [
      'de',
      'Um 16 Uhr leerst du die Fächer, frankierst alles und stellst die Kisten bereit.',
      ['Um 16 Uhr: Die Fächer leeren', 'Um 16 Uhr: Alles frankieren', 'Um 16 Uhr: Die Kisten bereitstellen'],
    ],
    ['nl', 'Ge scant de bon.', ['De bon scannen']],
    [
      'nl',
      'Bij regen zetten we de stoelen binnen en dekken we de tafels af.',
      ['Bij regen: De stoelen binnenzetten', 'De tafels afdekken'],
    ],
    // "Sie" before a verb of one person is somebody who was named.
    [
      'de',
      'Die Verkäuferin misst die Länge. Sie füllt einen Zettel aus.',
      ['Die Länge messen — Verkäuferin', 'Einen Zettel ausfüllen — Verkäuferin'],
    ],
    // What has to be done.
    ['de', 'Der Fahrer hat die Reifen zu prüfen.', ['Die Reifen prüfen — Fahrer']],
    ['de', 'Der Fahrer hat das Licht auszuschalten.', ['Das Licht ausschalten — Fahrer']],
    ['nl', 'Je moet eerst kijken of de tank leeg is.', ['Eerst kijken of de tank leeg is']],
    ['nl', 'Laat de factuur ondertekenen door de baas.', ['De factuur laten ondertekenen door de baas']],
    ['de', 'Die Reste werden vom Lehrling weggeworfen.', ['Die Reste wegwerfen — Lehrling']],
    // An infinitive behind it tells that the noun is no subject.
    ['nl', 'Klant laten tekenen.', ['Klant laten tekenen']],
    // Umlauts left out, and Swiss spelling.
    [
      'de',
      'Der Haendler prueft die Ware und schliesst das Lager ab.',
      ['Die Ware pruefen — Haendler', 'Das Lager abschliessen — Haendler'],
    ],
  ])('%s: %s', (lang, sentence, steps) => {
    expect(stepsOf(lang, sentence)).toEqual(steps);
  });

  it.each([
    [
      'de',
      'Ist der Zustand der Ware gut, ist die Annahme frei.',
      ['Ist der Zustand der Ware gut: Die Annahme ist frei'],
    ],
    ['de', 'Wenn es dunkel wird, bleibt das obere Licht an.', ['Wenn es dunkel wird: Das obere Licht bleibt an']],
    ['nl', 'Als het donker wordt, blijft de grote lamp aan.', ['Als het donker wordt: De grote lamp blijft aan']],
  ])('puts the verb of what is so behind its condition in the second place (%s: %s)', (lang, sentence, steps) => {
    expect(stepsOf(lang, sentence)).toEqual(steps);
  });

  it.each([
    ['de', 'Wenn der Schlauch undicht ist, tauscht ihn der Monteur aus.', 'Der Monteur tauscht ihn aus'],
    ['nl', 'Als de klant niet betaalt, wordt er een regeling getroffen.', 'Een regeling treffen'],
    ['de', 'Falls kein Guthaben da ist, musst du Frau Weiss anrufen.', 'Frau Weiss anrufen'],
  ])('words what is done where things go wrong (%s: %s)', (lang, sentence, action) => {
    const [before = '', after = ''] = AROUND[lang] ?? [];
    expect(draftSop(`${before} ${sentence} ${after}`).document.exceptions[0]?.then).toBe(action);
  });

  it.each([
    [
      'de',
      'Den Schlüssel gibt man beim Portier ab, sonst kommt man nicht raus.',
      'Den Schlüssel beim Portier abgeben, sonst kommt man nicht raus',
    ],
    [
      'nl',
      'De sleutel lever je in bij de portier, anders kom je er niet uit.',
      'De sleutel bij de portier inleveren, anders kom je er niet uit',
    ],
  ])('keeps what happens otherwise with its step (%s: %s)', (lang, sentence, step) => {
    expect(stepsOf(lang, sentence)).toEqual([step]);
  });

  it.each([
    ['de', 'Es darf nur mit Handschuhen gearbeitet werden.'],
    ['de', 'Rechnungen ja nicht öffnen.'],
    ['de', 'Ohne Freigabe läuft keine Maschine an.'],
    ['de', 'Privatfahrten sind untersagt, soweit sie nicht genehmigt wurden.'],
    ['nl', 'Tijdens het spoelen mag niemand in de box komen.'],
  ])('takes what is forbidden for a rule (%s: %s) (drafting 3.3)', (lang, sentence) => {
    const [before = '', after = ''] = AROUND[lang] ?? [];
    const { safety } = draftSop(`${before} ${sentence} ${after}`).document;
    expect(safety.map(({ text }) => text)).toContain(sentence.replace(/\.$/u, ''));
  });

  it.each([['de', 'Nicht abgeholte Ware kommt ins Lager.']])(
    'forbids nothing where only a thing is told (%s: %s)',
    (lang, sentence) => {
      expect(stepsOf(lang, sentence)).toEqual([sentence.replace(/\.$/u, '')]);
    },
  );
});
