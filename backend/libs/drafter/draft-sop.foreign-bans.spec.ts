import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const rulesOf = (request: string): string[] =>
  draftSop(request).document.safety.flatMap(({ text, src }) => (src === 'prompt' ? [text] : []));

describe('draftSop takes what nobody does, or what is not done meanwhile, for a caution (drafting 3.2)', () => {
  it.each([
    ['Lager. Der Staplerfahrer prüft die Gabel.', 'Den Kühlraum betritt niemand ohne Jacke'],
    ['Lager. Der Staplerfahrer prüft die Gabel.', 'Solange die Lampe blinkt, wird das Tor nicht geöffnet'],
    [
      'Lager. Der Staplerfahrer prüft die Gabel.',
      'Schleifarbeiten nur mit Brille und zu zweit, Körnung 80, und nur durch Personen mit Unterweisung',
    ],
    ["Atelier. L'ouvrier vérifie la lame.", "Pendant la coupe personne n'entre dans la zone"],
    ['Taller. El mecánico revisa el elevador.', 'Mientras el coche está arriba nadie pasa por debajo'],
    ['Officina. Il meccanico controlla il ponte.', 'Durante il carico nessuno sale sul camion'],
    ['Oficina. O mecânico verifica o elevador.', 'Durante a carga ninguém entra na zona'],
    ['Werkplaats. De monteur controleert de brug.', 'Zolang de lamp knippert gaat de deur niet open'],
    ['Werkplaats. De monteur controleert de brug.', 'Oplaadbare fietsen gaan alleen mee met een volle accu'],
    // Whoever it is does not do it.
    ['Lager. Der Staplerfahrer prüft die Gabel.', 'Wer Heuschnupfen hat, arbeitet nicht im Strohlager'],
    ['Taller. El mecánico revisa el elevador.', 'Quien tenga lentillas no suelda en la cabina 2'],
    ['Officina. Il meccanico controlla il ponte.', 'Chi porta lenti a contatto non salda nella cabina 2'],
    ['Oficina. O mecânico verifica o elevador.', 'Quem usa lentes não solda na cabine 2'],
    ['Werkplaats. De monteur controleert de brug.', 'Wie lenzen draagt, last niet in cabine 2'],
  ])('%s %s', (work, ban) => {
    const prompt = `${work} ${ban}.`;
    expect(rulesOf(prompt)).toContain(ban);
    expect(statedSteps(prompt)).toHaveLength(1);
  });

  it('keeps the time in which it is so', () => {
    expect(rulesOf('Oficina. O mecânico verifica o elevador. Enquanto a luz pisca, a porta não se abre.')).toEqual([
      'Enquanto a luz pisca: a porta não se abre',
    ]);
    expect(
      rulesOf(
        "Dépôt. L'agent compte les sacs. En période de gel (alerte neige), le chauffeur n'a plus le droit de laisser le camion dehors.",
      ),
    ).toEqual(["En période de gel (alerte neige): le chauffeur n'a plus le droit de laisser le camion dehors"]);
  });
});

describe('draftSop takes what somebody may do, or need not, for no step (drafting 3.2)', () => {
  it.each([
    ['Lager. Der Staplerfahrer prüft die Gabel.', 'Gäste dürfen zusehen, wenn sie hinter der Linie bleiben'],
    [
      'Lager. Der Staplerfahrer prüft die Gabel.',
      'Die Vertretung darf den Schlüssel holen, wenn der Meister krank ist',
    ],
    [
      "Atelier. L'ouvrier vérifie la lame.",
      "Les apprentis peuvent le remplacer si le chef est absent plus d'une heure",
    ],
    ['Taller. El mecánico revisa el elevador.', 'Los aprendices pueden hacerlo si el jefe no está'],
    ['Officina. Il meccanico controlla il ponte.', 'Gli apprendisti possono farlo se il capo manca'],
    ['Oficina. O mecânico verifica o elevador.', 'Os aprendizes podem fazê-lo se o chefe faltar'],
    ['Werkplaats. De monteur controleert de brug.', 'Klanten mogen meekijken vanachter de lijn'],
    ['Werkplaats. De monteur controleert de brug.', 'Leden hoeven geen borg te betalen, anderen 50 euro'],
  ])('%s %s', (work, leave) => {
    const prompt = `${work} ${leave}.`;
    expect(rulesOf(prompt)).toContain(leave);
    expect(statedSteps(prompt)).toHaveLength(1);
  });

  it.each([
    'Prüfung. Der Pförtner klingelt. Wenn niemand öffnet, ruft der Pförtner den Meister. Prüfen, ob niemand im Raum ist.',
    'Boden. Der Maler klebt ab. Den Boden nur mit Wasser wischen. Die Farbe darf der Meister mischen.',
  ])('but what is done stays a step: %s', (prompt) => {
    expect(statedSteps(prompt).length).toBeGreaterThan(1);
  });
});

describe('draftSop tells "in this case" with the case of the sentence before (drafting 3.2)', () => {
  it.each([
    [
      'Heizung. Der Hausmeister prüft den Druck. Bei Gasgeruch wird der Hahn geschlossen. In diesem Fall die Feuerwehr rufen.',
      'Bei Gasgeruch: In diesem Fall die Feuerwehr rufen',
    ],
    [
      'Serres du Nord\n\nEn période de canicule, les livraisons restent à l’ombre. Pendant toute cette période on arrose aussi le soir.',
      'En période de canicule, Pendant toute cette période: Arroser aussi le soir',
    ],
    [
      'Vivero. El jardinero abre las puertas. Si se rompe un cristal, se cierra el pasillo. En ese caso el encargado llama al cristalero.',
      'Si se rompe un cristal, En ese caso: Llamar al cristalero — Encargado',
    ],
    [
      "Serra. Il giardiniere apre le porte. Nei mesi di luglio e agosto le consegne sono prima delle 7. In quel periodo si misura anche l'umidità.",
      "Nei mesi di luglio e agosto, In quel periodo: Misurare anche l'umidità",
    ],
    [
      'Kas. De tuinman opent de ramen. Bij brand gaat de deur op slot. In dat geval belt de tuinman de brandweer.',
      'Bij brand, In dat geval: De brandweer bellen — Tuinman',
    ],
  ])('%s', (prompt, step) => {
    expect(statedSteps(prompt).map((told) => told.toLowerCase())).toContain(step.toLowerCase());
  });
});

describe('draftSop takes whoever lacks something for somebody who acts (drafting 3.2)', () => {
  it.each([
    ['Officina. Il meccanico controlla il ponte.', 'Chi non ha il tesserino suona al portone', /suona/iu],
    ['Taller. El mecánico revisa el elevador.', 'Quien no tenga llave llama al portero', /llam/iu],
    ['Lager. Der Staplerfahrer prüft die Gabel.', 'Wer keinen Schlüssel hat, klingelt am Tor', /klingel/iu],
  ])('%s %s', (work, told, act) => {
    expect(rulesOf(`${work} ${told}.`)).toEqual([]);
    expect(statedSteps(`${work} ${told}.`).join()).toMatch(act);
  });
});
