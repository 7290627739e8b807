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

/** Sentences that are one line, behind an ordinary first step; the line may say who does it. */
const ONE_LINE: readonly [string, string][] = [
  // A list within a clause that ends with its verb.
  [
    'Der Wart liest den Zähler ab. Die Kollegin fragt, welche Tasche im Zug, auf dem Bahnsteig oder im Wartesaal liegt.',
    'Fragen, welche Tasche im Zug, auf dem Bahnsteig oder im Wartesaal liegt',
  ],
  [
    'Der Wart liest den Zähler ab. Danach klärt der Schichtführer, ob der Fehler am Gerät, beim Bediener oder am Strom liegt.',
    'Danach klärt der Schichtführer, ob der Fehler am Gerät, beim Bediener oder am Strom liegt',
  ],
  [
    'De kok proeft de soep. De planner vraagt waar het pakket in de loods, op kantoor of bij de buren staat.',
    'Vragen waar het pakket in de loods, op kantoor of bij de buren staat',
  ],
  [
    'De kok proeft de soep. De ploegbaas bekijkt of het defect aan de motor, aan de rem of aan de kabel ligt.',
    'Bekijken of het defect aan de motor, aan de rem of aan de kabel ligt',
  ],
  // Another amount, and when it holds.
  [
    'El pintor mide la pared. Por lo general son dos copias, tres si el contrato es con el ayuntamiento.',
    'Por lo general son dos copias, tres si el contrato es con el ayuntamiento',
  ],
  [
    "Le cuisinier pèse la farine. En principe c'est 12 heures, 24 si la peinture est épaisse.",
    "En principe c'est 12 heures, 24 si la peinture est épaisse",
  ],
  [
    'Il cuoco pesa la farina. Di norma sono 2 ore, 4 se il pavimento è in legno.',
    'Di norma sono 2 ore, 4 se il pavimento è in legno',
  ],
  [
    'De kok proeft de soep. Meestal is dat 2 uur, 4 als de vloer van hout is.',
    'Meestal is dat 2 uur, 4 als de vloer van hout is',
  ],
  // Where, how long, and what else, behind what we do.
  [
    'O padeiro pesa a massa. Conservamos de cada fornada dois pães, num saco fechado, durante uma semana, e as etiquetas durante um mês.',
    'Conservamos de cada fornada dois pães, num saco fechado, durante uma semana, e as etiquetas durante um mês',
  ],
  [
    'Il cuoco pesa la farina. Conserviamo di ogni infornata due pani, in sacchetto chiuso, per una settimana, e le etichette per un mese.',
    'Conserviamo di ogni infornata due pani, in sacchetto chiuso, per una settimana, e le etichette per un mese',
  ],
  [
    'Der Wart liest den Zähler ab. Wir heben von jedem Backgang zwei Brote auf, in einem Beutel, eine Woche lang, und die Etiketten einen Monat.',
    'Wir heben von jedem Backgang zwei Brote auf, in einem Beutel, eine Woche lang, und die Etiketten einen Monat',
  ],
  // Until what the first half has told.
  [
    'Der Wart liest den Zähler ab. Fehlt der Ausweis, wird der Gast danach gefragt; so lange bleibt der Koffer hier.',
    'Fehlt der Ausweis, wird der Gast danach gefragt; so lange bleibt der Koffer hier',
  ],
  [
    'De kok proeft de soep. Ontbreekt de bon, dan belt de magazijnier de leverancier; tot dan blijft de pallet staan.',
    'Ontbreekt de bon, dan belt de magazijnier de leverancier; tot dan blijft de pallet staan',
  ],
  [
    'El pintor mide la pared. Si falta el albarán, se pide al conductor; hasta entonces la mercancía queda en el muelle.',
    'Si falta el albarán, se pide al conductor; hasta entonces la mercancía queda en el muelle',
  ],
  [
    'O padeiro pesa a massa. Se faltar a guia, pede-se ao motorista; até lá a mercadoria fica no cais.',
    'Se faltar a guia, pede-se ao motorista; até lá a mercadoria fica no cais',
  ],
];

describe('draftSop keeps in one line what only ends the half before it (drafting 3.3)', () => {
  it.each(ONE_LINE)('%s', (prompt, line) => {
    const texts = stepsOf(draftSop(prompt).document)
      .filter(({ src }) => src === 'prompt')
      .map(({ text }) => text);
    expect(texts.slice(1)).toEqual([line]);
  });
});

describe('draftSop keeps with a ban for whom it is otherwise (drafting 3.3)', () => {
  it.each([
    ['De kok proeft de soep.', 'De stagiair gaat nooit alleen de tunnel in; een monteur of een ploegbaas wel'],
    ['De kok proeft de soep.', 'De hond mag niet mee in de keuken; een geleidehond of een hulphond wel'],
    ['Der Wart liest den Zähler ab.', 'Gäste dürfen nicht in die Halle; angemeldete Prüfer oder die Feuerwehr schon'],
    ['Der Wart liest den Zähler ab.', 'Lehrlinge bedienen die Säge nie allein; ein Geselle schon'],
    [
      'Le cuisinier pèse la farine.',
      "Les visiteurs n'entrent pas dans l'atelier ; les contrôleurs ou les pompiers, si",
    ],
  ])('%s %s', (before, ban) => {
    const { document } = draftSop(`${before} ${ban}.`);
    expect(document.safety.filter(({ src }) => src === 'prompt').map(({ text }) => text)).toEqual([ban]);
    expect(stepsOf(document).filter(({ src }) => src === 'prompt')).toHaveLength(1);
  });
});
