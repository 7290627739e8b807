import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

describe('draftSop leaves whole what stands in brackets, in any language', () => {
  it.each([
    [
      'it',
      'Il custode spegne le luci del corridoio entro le 23 (entro le 22 se la palestra resta vuota). Poi chiude il cancello.',
      '(entro le 22 se la palestra resta vuota)',
    ],
    [
      'es',
      'Se echan dos litros de cloro en la piscina (uno si el agua está fría). Después se cierra la bomba.',
      '(uno si el agua está fría)',
    ],
    [
      'fr',
      'Le pâtissier sort les moules du four (plus tôt quand la croûte brunit). Ensuite il range la plaque.',
      '(plus tôt quand la croûte brunit)',
    ],
    [
      'pt',
      'O porteiro fecha o portão às 22 horas (às 20 se não houver ninguém). Depois apaga a luz.',
      '(às 20 se não houver ninguém)',
    ],
    [
      'de',
      'Der Gärtner gießt die Beete am Abend (morgens, wenn Frost droht). Danach rollt er den Schlauch auf.',
      '(morgens, wenn Frost droht)',
    ],
    [
      'nl',
      'De kok zet de soep op het vuur (lager als de pan klein is). Daarna maakt hij de werkbank schoon.',
      '(lager als de pan klein is)',
    ],
    [
      'de',
      'Der Lagerist wiegt die Palette (die Waage prüfen und den Wert notieren). Danach meldet er das Gewicht.',
      '(die Waage prüfen und den Wert notieren)',
    ],
  ])('%s: %s', (_, request, bracket) => {
    const { phases } = draftSop(request).document;
    const steps = phases.flatMap((phase) => phase.steps).filter(({ src }) => src === 'prompt');
    expect(steps.filter(({ text, when }) => `${when ?? ''}${text}`.includes(bracket))).toHaveLength(1);
    expect(steps.filter(({ text }) => text.split('(').length !== text.split(')').length)).toEqual([]);
  });
});
