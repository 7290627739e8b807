import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** A request, with a word of a step and whoever has to do it. */
const ACTORS: readonly (readonly [request: string, word: string, role: string | null])[] = [
  [
    'La gobernanta verifica si la puerta cierra bien. Después se barre el pasillo y se apagan las luces del hotel.',
    'puerta',
    'Gobernanta',
  ],
  ['El sistema verifica el número del pedido. Se imprime la etiqueta y se pega en la caja.', 'número', null],
  ['Cabe ao Beto conferir as chaves. Depois é preciso trancar a porta e ligar o alarme.', 'chaves', 'Beto'],
  [
    'Per il montaggio del palco il capo squadra controlla il terreno. Si montano le luci e si prova il salvavita.',
    'terreno',
    'Capo squadra',
  ],
  [
    "Pour la piscine, on commence tôt. C'est le moniteur qui fait le tour du bassin avec la perche. On note le chlore.",
    'tour',
    'Moniteur',
  ],
  ['Am Ende den Honig rühren, bis er cremig ist, das macht die Vroni. Die Gläser werden gespült.', 'cremig', 'Vroni'],
  [
    'Als een klant een apparaat brengt, vult de baliemedewerker een bon in. Daarna wordt het apparaat getest.',
    'bon',
    'Baliemedewerker',
  ],
  [
    'Alle 10 chi fa le pulizie controlla il bagno della camera. Si apre la finestra e si cambiano le lenzuola del letto.',
    'bagno',
    'Chi fa le pulizie',
  ],
];

describe('roles of other languages (drafting 3.4)', () => {
  it.each(ACTORS)('of "%s": "%s" is done by %s', (request, word, role) => {
    const step = statedSteps(request).find((text) => text.includes(word)) ?? '';
    expect(step.split(' — ')[1] ?? null).toBe(role);
  });

  it('gives what nobody is named for to the only one who acts again and again', () => {
    const steps = statedSteps(
      'Der Hausmeister öffnet das Tor. Dann wird der Hof gekehrt. Der Hausmeister prüft die Heizung. Der Müll wird entsorgt.',
    );
    expect(steps.map((text) => text.split(' — ')[1])).toEqual([
      'Hausmeister',
      'Hausmeister',
      'Hausmeister',
      'Hausmeister',
    ]);
  });

  it.each([
    [
      'Als een klant een defect apparaat brengt, vult de baliemedewerker een bon in. De monteur zoekt de fout.',
      'Klant die een defect apparaat brengt',
    ],
    [
      'Cuando un paciente viene por primera vez, la recepcionista abre la ficha. El médico revisa los informes.',
      'Paciente que viene por primera vez',
    ],
    [
      'Quando chega tecido novo, a vendedora abre o rolo e confere a cor com a amostra. Depois mede a largura.',
      'O que fazer quando chega tecido novo',
    ],
    [
      'Per il montaggio del palco il capo squadra controlla il terreno e segna gli angoli. I macchinisti portano i tubi.',
      'Montaggio del palco',
    ],
    ['Ana: ¿y hoy?\nLeo: el camarero cuenta la caja\nAna: ¿y la basura?\nLeo: la saca el cocinero', 'Caja'],
  ])('names what "%s" is about (drafting 3.8)', (request, title) => {
    expect(draftSop(request).document.title).toBe(title);
  });

  it('takes the condition of the first sentence for the beginning of the work', () => {
    const { document } = draftSop(
      'Quando um hóspede perde a chave, o recepcionista pede um documento. Depois ele cancela a chave antiga no sistema.',
    );
    expect(document.exceptions.filter(({ src }) => src === 'prompt')).toEqual([]);
    const [first] = document.phases.flatMap(({ steps }) => steps);
    expect(first).toMatchObject({ role: 'Recepcionista', when: 'Quando um hóspede perde a chave' });
  });
});

describe("draftSop takes a name between two commas for the name of whoever acts, and for nobody's step (drafting 3.4)", () => {
  it.each([
    [
      'El conserje abre la verja. La jefa de taller, Marta, revisa el pedido y firma el albarán.',
      ['Revisar el pedido — Jefa de taller (Marta)', 'Firmar el albarán — Jefa de taller (Marta)'],
    ],
    [
      'Le gardien ouvre le portail. La comptable, Mme Roy, paie la facture.',
      ['Payer la facture — Comptable (Mme Roy)'],
    ],
    [
      'Il portiere apre il cancello. Il capo officina, Marco, controlla i freni.',
      ['Il capo officina, Marco, controlla i freni — Capo'],
    ],
    [
      'O porteiro abre o portão. A encarregada, D. Rosa, verifica o stock.',
      ['Verificar o stock — Encarregada (D. Rosa)'],
    ],
    [
      'Der Pförtner öffnet das Tor. Der Lagerleiter, Herr Brandt, zählt die Paletten.',
      ['Die Paletten zählen — Lagerleiter (Herr Brandt)'],
    ],
    [
      'De portier opent de poort. De planner, mevrouw Smit, belt de klant. Daarna noteert ze de afspraak.',
      ['De klant bellen — Planner (mevrouw Smit)', 'De afspraak noteren — Planner (mevrouw Smit)'],
    ],
    ['El conserje abre la verja. El vino, Rioja, se sirve a 16 grados.', ['El vino, Rioja, se sirve a 16 grados']],
  ])('%s', (prompt, steps) => {
    expect(statedSteps(prompt).slice(1)).toEqual(steps);
  });
});

describe('draftSop gives what a pronoun does to whoever the rule before was about (drafting 3.4)', () => {
  it.each([
    [
      'De balie plant het bezoek. De monteur opent een kast nooit zonder handschoenen. Ter plaatse leest hij de meter af.',
      'Ter plaatse de meter aflezen — Monteur',
    ],
    [
      'Der Empfang plant den Besuch. Der Monteur öffnet den Schrank nie ohne Handschuhe. Vor Ort liest er den Zähler ab.',
      'Vor Ort: Den Zähler ablesen — Monteur',
    ],
    [
      'La recepción apunta la cita. El técnico no abre nunca el armario sin guantes. Después él lee el contador.',
      'Leer el contador — Técnico',
    ],
    [
      "L'accueil note le rendez-vous. Le technicien n'ouvre jamais l'armoire sans gants. Sur place, il relève le compteur.",
      'Sur place: Relever le compteur — Technicien',
    ],
    [
      "La reception fissa l'appuntamento. Il tecnico non apre mai l'armadio senza guanti. Sul posto lui legge il contatore.",
      'Sul posto: Leggere il contatore — Tecnico',
    ],
    [
      'A receção marca a visita. O técnico nunca abre o armário sem luvas. No local, ele lê o contador.',
      'No local: Ler o contador — Técnico',
    ],
  ])('%s', (prompt, step) => {
    expect(statedSteps(prompt)).toContain(step);
  });
});

describe('draftSop leaves a clause with its subject where it can be no order (drafting 3.3)', () => {
  it.each([
    // In the form of whoever acts, below their role.
    [
      'El conserje abre la verja. El jefe de sala habla con la cocina, que es quien decide el menú.',
      'El jefe de sala habla con la cocina, que es quien decide el menú — Jefe de sala',
    ],
    [
      'O porteiro abre o portão. O chefe de sala fala com a cozinha, que é quem decide o menu.',
      'O chefe de sala fala com a cozinha, que é quem decide o menu — Chefe de sala',
    ],
    // By whoever says so.
    ['De portier opent de poort. Boven 300 euro beslis ik zelf.', 'Boven 300 euro beslis ik zelf'],
    [
      'De portier opent de poort. Boven 250 euro beslis ik zelf en maken we eerst een bestek.',
      'Boven 250 euro beslis ik zelf en maken we eerst een bestek',
    ],
    ['Der Pförtner öffnet das Tor. Die Rechnung unterschreibe ich selbst.', 'Die Rechnung unterschreibe ich selbst'],
    [
      'Le gardien ouvre le portail. Au-dessus de 300 euros, je décide moi-même.',
      'Au-dessus de 300 euros: Je décide moi-même',
    ],
    // Of things that only the sentence before names.
    ['El conserje abre la verja. Los filtros usados van al cubo. Después se lavan con agua.', 'Se lavan con agua'],
    ['Il portiere apre il cancello. I filtri usati vanno nel secchio. Poi si lavano con acqua.', 'Si lavano con acqua'],
    ['O porteiro abre o portão. Os filtros usados vão para o balde. Depois lavam-se com água.', 'Lavam-se com água'],
    // Its verb stands first because of what opens the half before.
    [
      'De portier opent de poort. Na een sterfgeval proberen we dezelfde dag te komen als dat kan, en bellen we de familie vooraf.',
      'Na een sterfgeval proberen we dezelfde dag te komen als dat kan, en bellen we de familie vooraf',
    ],
  ])('%s', (prompt, step) => {
    expect(statedSteps(prompt).slice(1)).toContain(step);
    expect(statedSteps(prompt)).toHaveLength(/filt/u.test(prompt) ? 3 : 2);
  });

  it.each([
    ['Der Pförtner öffnet das Tor. Ab 500 Euro wird Herr Weber gefragt.', 'Ab 500 Euro: Herrn Weber fragen'],
    ['Der Pförtner öffnet das Tor. Bei Feuer wird Herr Dr. Krause angerufen.', 'Bei Feuer: Herrn Dr. Krause anrufen'],
  ])('%s', (prompt, step) => {
    expect(statedSteps(prompt)).toContain(step);
  });
});
