import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('cases of German and Dutch that are asked in a few words (drafting 3.2)', () => {
  it.each([
    [
      'Leitern prüfen. Der Prüfer zählt die Sprossen. Bestanden? Dann grüne Plakette kleben. Die Liste ablegen.',
      'Bestanden: Grüne Plakette kleben',
    ],
    [
      'Kostüme ausgeben. Die Garderobe prüft die Nähte. Knopf lose? Das Kostüm in die Nähstube bringen. Die Tür abschließen.',
      'Knopf lose: Das Kostüm in die Nähstube bringen',
    ],
    [
      'Boeken innemen. De balie scant de boeken. Te laat ingeleverd? Boete noteren op de kaart. De kast sluiten.',
      'Te laat ingeleverd: Boete noteren op de kaart',
    ],
  ])('are when their answer is done: %s', (prompt, step) => {
    expect(statedSteps(prompt)).toContain(step);
  });

  it('may be asked by somebody else in a chat', () => {
    const chat = [
      'Mia: wie machen wir das mit dem Bootsverleih',
      'Tom: Ausweis kopieren und Weste ausgeben',
      'Mia: und bei Gewitter?',
      'Tom: alle Boote zurückrufen, Steg sperren',
      'Mia: und der Schlüssel?',
      'Tom: den Schlüssel in den Kasten werfen',
    ].join('\n');
    expect(statedSteps(chat)).toEqual(
      expect.arrayContaining([
        'Bei Gewitter: Alle Boote zurückrufen',
        'Bei Gewitter: Steg sperren',
        'Den Schlüssel in den Kasten werfen',
      ]),
    );
  });

  it.each([
    'Leitern prüfen. Die Sprossen zählen. Noch Fragen? Den Meister im Büro anrufen. Die Liste ablegen.',
    'Leitern prüfen. Die Sprossen zählen. Alles klar? Die Plakette kleben. Die Liste ablegen.',
    'Boeken innemen. De boeken scannen. Nog vragen? De balie bellen. De kast sluiten.',
    'Boeken innemen. De boeken scannen. Hoe lang bewaren? De bonnen vijf jaar bewaren. De kast sluiten.',
  ])('are no question to somebody: %s', (prompt) => {
    expect(statedSteps(prompt).filter((step) => step.includes(': '))).toEqual([]);
  });

  it('leave a question whose other case is told', () => {
    const prompt = 'Strom abschalten. Kunden 48 Stunden vorher informiert? Sonst abbrechen. Den Schalter umlegen.';
    expect(JSON.stringify(draftSop(prompt).document)).not.toContain('"when":"Kunden');
  });
});
