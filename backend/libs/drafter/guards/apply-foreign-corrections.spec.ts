import { describe, expect, it } from '@jest/globals';
import { applyForeignCorrections } from './apply-foreign-corrections.js';

describe('applyForeignCorrections (drafting 3.5)', () => {
  it.each([
    ['pt', 'deixa de molho 20 minutos, não, 30 minutos. depois seca', 'deixa de molho 30 minutos. depois seca'],
    [
      'nl',
      'laat het vijf keer doorlopen. nee wacht, zes keer. daarna spoel je',
      'laat het zes keer doorlopen. daarna spoel je',
    ],
    ['de', 'am Dienstag, nein, Mittwoch, wird geliefert', 'am Mittwoch, wird geliefert'],
    ['de', 'zu um elf, nee warte, um halb elf machst du den Sturz', 'zu um halb elf, um halb elf machst du den Sturz'],
    ['de', 'kommt in den gelben, nee halt, in den blauen Sack', 'kommt in den blauen Sack'],
    ['es', 'a las nueve, no, perdona, a las diez abres', 'a las diez abres'],
    ['fr', 'tu mets deux doses, euh non, trois doses, et tu rinces', 'tu mets trois doses, et tu rinces'],
    ['it', 'lo metti nel forno a 180, anzi no, a 200 gradi', 'lo metti nel forno a 200 gradi'],
    ['it', 'va nella scatola rossa, anzi, nella scatola blu', 'va nella scatola blu'],
  ])('%s: makes the last word of %j hold', (lang, text, corrected) => {
    expect(applyForeignCorrections(text, lang)).toBe(corrected);
  });

  it.each([
    ['es', 'Si no, las tres llaves quedan en recepción.'],
    ['fr', 'Le client dit oui ou non, les deux cases sont cochées.'],
    ['de', 'Ist alles da? Nein, die Liste fehlt.'],
    ['en', 'Take two, no, three.'],
  ])('%s: leaves %j as it is', (lang, text) => {
    expect(applyForeignCorrections(text, lang)).toBe(text);
  });
});
