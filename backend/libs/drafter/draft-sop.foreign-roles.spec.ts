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
