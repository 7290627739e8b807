import { describe, expect, it } from '@jest/globals';
import { germanicStepsOf } from './testing/steps-of-draft.js';

describe('where a case of German and Dutch ends or begins (drafting 3.2)', () => {
  it.each([
    // An adjective goes with its noun.
    ['de', 'Bei großer Hitze Wasser bereitstellen.', ['Bei großer Hitze: Wasser bereitstellen']],
    ['de', 'Bei dichtem Nebel die Lampen einschalten.', ['Bei dichtem Nebel: Die Lampen einschalten']],
    ['nl', 'Bij harde wind alle ramen sluiten.', ['Bij harde wind: Alle ramen sluiten']],
    // A noun alone has none.
    ['de', 'Bei Leckage alle Ventile schließen.', ['Bei Leckage: Alle Ventile schließen']],
    ['nl', 'Bij lekkage alle kranen dichtdraaien.', ['Bij lekkage: Alle kranen dichtdraaien']],
    ['nl', 'Bij storing meteen de monteur bellen.', ['Bij storing: Meteen de monteur bellen']],
    // A condition may begin with its verb behind a comma.
    [
      'de',
      'Der Bote klingelt, macht niemand auf, wirft er eine Karte ein.',
      ['Der Bote klingelt — Bote', 'Wenn niemand aufmacht: Eine Karte einwerfen — Bote'],
    ],
    [
      'de',
      'Der Teig ruht eine Stunde, ist er dann noch klebrig, wird Mehl zugegeben.',
      ['Der Teig ruht eine Stunde', expect.stringMatching(/^Wenn er dann noch klebrig ist: .*Mehl/u)],
    ],
    [
      'nl',
      'De bezorger belt aan, doet niemand open, dan gooit hij een kaart in de bus.',
      ['Aanbellen — Bezorger', 'Als niemand opendoet: Een kaart in de bus gooien — Bezorger'],
    ],
    [
      'nl',
      'Het deeg rust een uur, is het dan nog nat, dan gaat er bloem bij.',
      ['Het deeg rust een uur', expect.stringMatching(/^Als het dan nog nat is: /u)],
    ],
    // What somebody does one after the other is no case.
    [
      'de',
      'Der Bote holt die Kiste, stellt eine Karte dazu, dann prüft der Wirt die Liste.',
      ['Die Kiste holen — Bote', 'Eine Karte dazustellen — Bote', 'Die Liste prüfen — Wirt'],
    ],
    [
      'nl',
      'De monteur opent de kast, zet het apparaat aan, dan belt hij de klant.',
      expect.not.arrayContaining([expect.stringMatching(/^Als /u)]),
    ],
  ])('%s: %s', (lang, sentence, steps) => {
    expect(germanicStepsOf(lang, sentence)).toEqual(steps);
  });

  it('leaves the questions of a list, and a pronoun that is no object', () => {
    expect(
      germanicStepsOf('de', 'Den Stall ansehen: liegt Stroh da, ist der Trog voll, läuft das Wasser.'),
    ).toHaveLength(1);
    expect(germanicStepsOf('de', 'Kommt der Gast, wird er begrüßt.').join()).not.toContain('Er begrüßen');
  });
});
