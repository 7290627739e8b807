import { describe, expect, it } from '@jest/globals';
import type { SopDocument } from '../sop-document.js';
import { documentWithSteps } from '../testing/document-with-steps.js';
import { conflictsCheck } from './conflicts.check.js';
import { coverageCheck } from './coverage.check.js';
import { lastWordCheck } from './last-word.check.js';
import { orderCheck } from './order.check.js';
import type { QualityCheck } from './quality-check.js';

function textsOf(check: QualityCheck, document: SopDocument, prompt: string): (string | null)[] {
  return check.run(document, prompt).map(({ text }) => text);
}

function question(text: string): Partial<SopDocument> {
  return { questions: [{ id: 'ques1', about: 'phases', text, answer: null, target: null }] };
}

describe('Q04', () => {
  const english = 'Rinse the brewing filter. Weigh the roasted beans. Grind the coffee coarsely.';
  const german = 'Den Kessel entleeren. Die Dichtung austauschen. Das Ventil wieder schließen.';
  const spanish = 'Vaciar la caldera grande. Cambiar la junta vieja. Cerrar la válvula principal.';

  it.each([
    [
      'en',
      english,
      ['Weigh the roasted beans', 'Grind the coffee coarsely', 'Rinse the brewing filter'],
      'Rinse the brewing filter',
    ],
    [
      'de',
      german,
      ['Die Dichtung austauschen', 'Das Ventil wieder schließen', 'Den Kessel entleeren'],
      'Den Kessel entleeren',
    ],
    [
      'es',
      spanish,
      ['Cerrar la válvula principal', 'Vaciar la caldera grande', 'Cambiar la junta vieja'],
      'Cerrar la válvula principal',
    ],
  ])('finds the step that has moved (%s)', (lang, prompt, steps, moved) => {
    expect(textsOf(orderCheck, documentWithSteps(steps, { lang }), prompt)).toEqual([moved]);
  });

  it.each([
    [
      'the order of the request',
      english,
      ['Rinse the brewing filter', 'Weigh the roasted beans', 'Grind the coffee coarsely'],
    ],
    [
      'a sentence that says itself when it is done',
      'Weigh the roasted beans. Before that, rinse the brewing filter.',
      ['Rinse the brewing filter', 'Weigh the roasted beans'],
    ],
    [
      'what is told twice',
      'Rinse the brewing filter. Weigh the beans. Rinse the brewing filter.',
      ['Weigh the beans', 'Rinse the brewing filter'],
    ],
    ['steps in other words', english, ['Prepare the beans', 'Clean everything']],
    [
      'what a suggestion adds',
      english,
      [{ text: 'Grind the coffee coarsely', src: 'suggested' as const }, 'Rinse the brewing filter'],
    ],
  ])('leaves %s alone', (_name, prompt, steps) => {
    expect(textsOf(orderCheck, documentWithSteps(steps), prompt)).toEqual([]);
  });

  it('names the place in the request', () => {
    const document = documentWithSteps([
      'Weigh the roasted beans',
      'Grind the coffee coarsely',
      'Rinse the brewing filter',
    ]);
    expect(orderCheck.run(document, english)).toMatchObject([
      { message: expect.stringContaining('before “Weigh the roasted beans”'), path: '/phases/0/steps/2/text' },
    ]);
  });
});

describe('Q05', () => {
  it.each([
    ['en', 'Unlock the door. Sweep the terrace and the stairs.', 'Sweep the terrace and the stairs.'],
    ['en', 'Unlock the door. The cleaner must disinfect all handles.', 'The cleaner must disinfect all handles.'],
    [
      'de',
      'Tür öffnen. Der Hausmeister muss die Heizung im Keller prüfen.',
      'Der Hausmeister muss die Heizung im Keller prüfen.',
    ],
    [
      'es',
      'Abrir la puerta. El encargado debe revisar la caldera del sótano.',
      'El encargado debe revisar la caldera del sótano.',
    ],
    [
      'fr',
      'Ouvrir la porte. Le gardien doit vérifier la chaudière du sous-sol.',
      'Le gardien doit vérifier la chaudière du sous-sol.',
    ],
    [
      'pt',
      'Abrir a porta. O zelador deve verificar a caldeira do porão.',
      'O zelador deve verificar a caldeira do porão.',
    ],
  ])('finds an action without a place (%s)', (lang, prompt, lost) => {
    expect(textsOf(coverageCheck, documentWithSteps(['Unlock the door'], { lang }), prompt)).toEqual([lost]);
  });

  it.each([
    ['en', 'Who must collect the visitor within ten minutes'],
    ['en', 'In an accident the shift lead calls the ambulance'],
    ['de', 'Der Hausmeister muss die Heizung prüfen'],
    ['es', 'El encargado debe revisar la caldera'],
  ])('finds work in a note (%s): %s', (lang, text) => {
    const document = documentWithSteps(['Go'], { lang, notes: [{ id: 'note1', src: 'prompt', text }] });
    expect(coverageCheck.run(document, '')).toMatchObject([{ path: '/notes/0', text }]);
  });

  it.each([
    'The shift lead is new',
    'The shift leads are new',
    'The boiler is from 1998',
    'Shift lead counts: red card up means someone is missing',
    'Since it has to rest 48 hours to be digestible',
    'Nobody must open the cellar door',
  ])('leaves the note %j alone', (text) => {
    const document = documentWithSteps(['Go'], { notes: [{ id: 'note1', src: 'prompt', text }] });
    expect(coverageCheck.run(document, '')).toEqual([]);
  });

  it.each<[string, string, Partial<SopDocument>]>([
    ['a step in other words', 'The cleaner must disinfect all handles.', {}],
    ['a wish for the text', 'Write the procedure for our new bakery team, please.', {}],
    ['a question', 'Check the boiler in the basement?', {}],
    ['a prohibition, which is no action', 'Never leave the side entrance unlocked overnight.', {}],
    ['what somebody says about the work', 'The boiler in the basement is from 1998.', {}],
    [
      'an exception',
      'Call the plumber about any leaking pipe.',
      {
        // biome-ignore lint/suspicious/noThenProperty: a field of the document; it holds text, so nothing awaits it
        exceptions: [{ id: 'exce1', src: 'prompt', when: 'A pipe leaks', then: 'Call the plumber', escalate_to: null }],
      },
    ],
    [
      'the end of a mail',
      'Disinfect all handles.\n\nKind regards\nEwa\n\nCall the office of the sender for answers.',
      {},
    ],
  ])('leaves %s alone', (_name, prompt, changes) => {
    const document = documentWithSteps([{ text: 'Disinfect each handle', role: 'Cleaner' }], changes);
    expect(textsOf(coverageCheck, document, prompt)).toEqual([]);
  });

  it('is not assessed where the grammar is unknown', () => {
    expect(coverageCheck.supports?.('sv')).toBe(false);
    expect(coverageCheck.supports?.('zh')).toBe(false);
  });
});

describe('Q06', () => {
  it.each([
    ['en', 'They take two photos outside. No wait, three photos.', 'Take two photos outside'],
    ['en', 'Wait for 7 bar in the tank, no sorry it is 6 bar.', 'Wait for 7 bar in the tank'],
    ['en', 'Filter the oil on Monday, no actually Tuesday.', 'Filter the oil on Monday'],
    ['de', 'Den Teig 20 Minuten ruhen lassen, nein, doch 30 Minuten.', 'Den Teig 20 Minuten ruhen lassen'],
    ['es', 'Calentar la masa 20 minutos, no, espera, 30 minutos.', 'Calentar la masa 20 minutos'],
    ['fr', 'Eau salée à 3 pour cent, non attends, 5 pour cent.', 'Eau salée à 3 pour cent'],
    ['pt', 'Aquecer a massa 20 minutos, quer dizer, 30 minutos.', 'Aquecer a massa 20 minutos'],
  ])('finds the value that was taken back (%s): %s', (lang, prompt, step) => {
    expect(textsOf(lastWordCheck, documentWithSteps([step], { lang }), prompt)).toEqual([step]);
  });

  it.each([
    ['the last value', 'Take two photos outside. No wait, three photos.', 'Take three photos outside'],
    [
      'the old value for another thing',
      'Take two photos, no wait, three photos. Call two drivers.',
      'Call two drivers',
    ],
    ['a denial', 'Is it broken? No two parts may touch.', 'See that no two parts touch'],
    ['two values that both hold', 'Take two photos. Then take three samples.', 'Take two photos'],
  ])('leaves %s alone', (_name, prompt, step) => {
    expect(textsOf(lastWordCheck, documentWithSteps([step]), prompt)).toEqual([]);
  });
});

describe('Q07', () => {
  const english = 'Keep the milk fridge below 5 °C. The drivers leave. Keep the milk fridge below 8 °C.';
  const steps = ['Keep the milk fridge below 5 °C', 'Keep the milk fridge below 8 °C'];

  it.each([
    ['en', english, steps, 'Keep the milk fridge below 8 °C.'],
    [
      'de',
      'Den großen Kessel auf 60 °C heizen. Pause machen. Den großen Kessel auf 70 °C heizen.',
      ['Den großen Kessel auf 60 °C heizen', 'Den großen Kessel auf 70 °C heizen'],
      'Den großen Kessel auf 70 °C heizen.',
    ],
    [
      'fr',
      'Garder le registre rouge 2 ans. Fermer. Garder le registre rouge 5 ans.',
      ['Garder le registre rouge 2 ans', 'Garder le registre rouge 5 ans'],
      'Garder le registre rouge 5 ans.',
    ],
  ])('finds two values for one thing (%s)', (lang, prompt, lines, second) => {
    expect(textsOf(conflictsCheck, documentWithSteps(lines, { lang }), prompt)).toEqual([second]);
  });

  it.each<[string, string, SopDocument]>([
    ['what a question raises', english, documentWithSteps(steps, question('Is it 5 °C or 8 °C?'))],
    ['what somebody has decided', english, documentWithSteps(steps.slice(0, 1))],
    [
      'limits of two things',
      'Keep the milk fridge below 5 °C. Keep the chest freezer below -18 °C.',
      documentWithSteps(['Keep the milk fridge below 5 °C', 'Keep the chest freezer below -18 °C']),
    ],
    [
      'values of two kinds',
      'Keep the milk fridge below 5 °C. Check the milk fridge every 2 hours.',
      documentWithSteps(['Keep the milk fridge below 5 °C', 'Check the milk fridge every 2 hours']),
    ],
    [
      'a correction, which has a last word',
      'Heat the large tank to 60 °C, no wait, heat the large tank to 70 °C.',
      documentWithSteps(['Heat the large tank to 70 °C']),
    ],
  ])('leaves %s alone', (_name, prompt, document) => {
    expect(textsOf(conflictsCheck, document, prompt)).toEqual([]);
  });
});
