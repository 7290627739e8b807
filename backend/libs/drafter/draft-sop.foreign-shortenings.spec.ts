import { describe, expect, it } from '@jest/globals';
import { germanicStepsOf } from './testing/steps-of-draft.js';

describe('words cut short in German and Dutch (drafting 3.2)', () => {
  it.each([
    // A name follows, and no sentence.
    ['de', 'Die Monteurin ruft die Fa. Lohse an.', ['Die Fa. Lohse anrufen — Monteurin']],
    ['de', 'Die Kopie geht an die Abt. Einkauf.', ['Die Kopie geht an die Abt. Einkauf']],
    ['de', 'Die Köchin wäscht den Kessel einschl. Deckel.', ['Den Kessel einschl. Deckel waschen — Köchin']],
    ['nl', 'De kok belt de afd. Inkoop.', ['De afd. Inkoop bellen — Kok']],
    ['nl', 'De monteur belt de fa. Kuipers.', ['De fa. Kuipers bellen — Monteur']],
    // From when to when, and what belongs to the words before, are no steps.
    [
      'de',
      'Die Becken am Vorplatz leer halten, 15. Oktober bis 31. März.',
      ['Die Becken am Vorplatz leer halten, 15. Oktober bis 31. März'],
    ],
    [
      'nl',
      'De fontein dagelijks schoonmaken, 1 mei t/m 30 september.',
      ['De fontein dagelijks schoonmaken, 1 mei t/m 30 september'],
    ],
    [
      'de',
      'Schäden dem Hausmeister melden, Tel. in der Pförtnerloge.',
      ['Schäden dem Hausmeister melden, Tel. in der Pförtnerloge'],
    ],
    ['nl', 'Schade melden bij de balie, tel. op het prikbord.', ['Schade melden bij de balie, tel. op het prikbord']],
    // What is done with such a thing is a step.
    ['de', 'Den Zähler ablesen, Nr. 4 notieren.', ['Den Zähler ablesen', 'Nr. 4 notieren']],
    // Such a word may end a sentence.
    [
      'de',
      'Der Koch misst den Teig inkl. Der Kellner deckt den Tisch.',
      ['Den Teig inkl messen — Koch', 'Den Tisch decken — Kellner'],
    ],
    [
      'nl',
      'De kok rekent de prijs excl. De ober dekt de tafel.',
      ['De prijs excl rekenen — Kok', 'De tafel dekken — Ober'],
    ],
  ])('%s: %s', (lang, sentence, steps) => {
    expect(germanicStepsOf(lang, sentence)).toEqual(steps);
  });
});
