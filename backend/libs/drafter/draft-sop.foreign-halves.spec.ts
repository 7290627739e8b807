import { describe, expect, it } from '@jest/globals';
import { stepsOf } from '../sop-document/index.js';
import { draftSop } from './draft-sop.js';

/** Sentences of which one half means what the other one has told, each behind an ordinary first step. */
const WHOLE: readonly [string, string][] = [
  [
    'Die Köchin wiegt den Teig.',
    'Der Lieferant bringt den Kühlnachweis mit; ohne diesen wird die Ware nicht ausgeladen',
  ],
  [
    'Der Wart liest den Zähler ab.',
    'Schäden am Dach meldet der Mieter; hier wird am selben Tag der Dachdecker gerufen',
  ],
  [
    'Der Monteur prüft die Bremse.',
    'Ist ein Ventil undicht, wird die Dichtung getauscht; ist dann wieder eines nass, wird die ganze Pumpe ersetzt',
  ],
  [
    'Der Lagerist zählt die Säcke.',
    'Fehlen höchstens 2 Säcke, wird die Menge berichtigt; bei mehr als 2 Säcken entscheidet der Verkauf',
  ],
  [
    'Der Pförtner notiert die Uhrzeit.',
    'Das gilt nicht für Feuerwehr und Notarzt, da wird sofort geöffnet und erst danach gefragt',
  ],
  [
    'De bakker weegt het deeg.',
    'Een lekkende jerrycan laten we buiten staan; die gaat in de metalen bak en de milieudienst wordt gebeld',
  ],
  ['De kok proeft de soep.', 'De leverancier levert een analyse mee; zonder deze wordt de partij geweigerd'],
  [
    'El pintor mide la pared.',
    'Si la presión baja de 4 bar el operario avisa al jefe, y por debajo de 2 bar se para la bomba',
  ],
  [
    'El cocinero pesa la harina.',
    'Si faltan hasta 3 cajas, el encargado corrige la lista; entre 3 y 10 cajas se repite el recuento con otra persona',
  ],
  ['Le cuisinier pèse la farine.', 'Le livreur remet le bon de température ; sans celui-ci la livraison est refusée'],
  ['O padeiro pesa a massa.', 'A anulação até ao dia anterior é gratuita, depois disso não devolvemos o sinal'],
];

describe('draftSop keeps a half that means what stands before it with that half (drafting 3.3)', () => {
  it.each(WHOLE)('%s %s', (before, sentence) => {
    const texts = stepsOf(draftSop(`${before} ${sentence}.`).document).map(({ text }) => text);
    expect(texts.slice(1)).toEqual([sentence.charAt(0).toUpperCase() + sentence.slice(1)]);
  });
});

/** A step and a ban in a sentence of its own that means the thing of the step. */
const CAUTIONS: readonly [string, string][] = [
  ['Der Fahrer holt die Unterschrift ein. Ohne diese darf er nicht abladen.', 'Ohne diese darf er nicht abladen'],
  ['Il fattorino ritira il sigillo. Senza di esso non si scarica.', 'Senza di esso non si scarica'],
  ['El conductor recoge el sello. Sin él no se descarga.', 'Sin él no se descarga'],
  ['De chauffeur haalt de handtekening op. Zonder deze mag hij niet lossen.', 'Zonder deze mag hij niet lossen'],
];

describe('draftSop gives a ban that means the thing of the step before to that step (drafting 3.6)', () => {
  it.each(CAUTIONS)('%s', (prompt, ban) => {
    const { document } = draftSop(prompt);
    expect(JSON.stringify(document.safety ?? [])).not.toContain(ban);
    expect(JSON.stringify(stepsOf(document)[0])).toContain(ban);
  });
});
