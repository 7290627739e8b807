import { describe, expect, it } from '@jest/globals';
import type { SopDocument } from '../sop-document.js';
import { documentWithSteps } from '../testing/document-with-steps.js';
import { controlDataCheck } from './control-data.check.js';
import { jumpsCheck } from './jumps.check.js';
import { readabilityCheck } from './readability.check.js';
import { safetyCheck } from './safety.check.js';

describe('Q17', () => {
  it.each([
    ['en', 'Go to step 9', 'There is no step 9'],
    ['en', 'Go back to step 1', 'leads back to step 1'],
    ['en', 'Continue with step 3', 'itself'],
    ['de', 'Zurück zu Schritt 1', 'leads back to step 1'],
    ['es', 'Volver al paso 7', 'There is no step 7'],
    ['fr', 'Passer à l’étape 8', 'There is no step 8'],
    ['pt', 'Voltar ao passo 2', 'leads back to step 2'],
  ])('finds the trap (%s): %s', (lang, text, complaint) => {
    const document = documentWithSteps(['Weigh', 'Rinse', text, 'Lock'], { lang });
    expect(jumpsCheck.run(document, '')).toMatchObject([
      { message: expect.stringContaining(complaint), path: '/phases/0/steps/2' },
    ]);
  });

  it('finds a step that nobody reaches', () => {
    const document = documentWithSteps(['Go to step 3', 'Rinse', 'Lock']);
    expect(jumpsCheck.run(document, '')).toMatchObject([{ message: expect.stringContaining('reaches step 2') }]);
  });

  it.each<[string, (string | { text: string; when: string })[]]>([
    ['a way back under a condition', ['Weigh', 'Rinse', { text: 'Go back to step 1', when: 'If it is wet' }]],
    ['a loop with an end', ['Weigh', 'Repeat step 1 until it is dry', 'Lock']],
    ['a loop that is counted', ['Weigh', 'Repeat step 1 three times', 'Lock']],
    ['the next step', ['Weigh', 'Continue with step 3', 'Lock']],
    ['a step that is only named', ['Weigh', 'Write down the weight of step 1', 'Lock']],
    ['a step of the stairs', ['Go to the front', 'Sweep the steps 20 times', 'Lock']],
  ])('leaves %s alone', (_name, steps) => {
    expect(jumpsCheck.run(documentWithSteps(steps), '')).toEqual([]);
  });
});

describe('Q19', () => {
  const hard: [string, string][] = [
    [
      'en',
      'Facilitate comprehensive organizational accountability verification utilizing established documentation methodologies',
    ],
    [
      'de',
      'Datenschutzrechtliche Auftragsverarbeitungsvereinbarungen unternehmensübergreifend qualitätssicherungstechnisch dokumentieren',
    ],
    [
      'es',
      'Implementar procedimientos administrativos interdepartamentales correspondientes garantizando trazabilidad documental institucionalizada',
    ],
    [
      'fr',
      'Matérialiser institutionnellement opérationnalisations interdépartementales, administrativement réglementairement documentées antérieurement',
    ],
    [
      'pt',
      'Operacionalizar procedimentos administrativos interdepartamentais garantindo rastreabilidade documental institucionalizada',
    ],
  ];
  it.each(hard)('finds what only experts read (%s)', (lang, step) => {
    const document = documentWithSteps(Array<string>(20).fill(step), { lang, exceptions: [] });
    expect(readabilityCheck.run(document, '')).toMatchObject([{ text: step }, { text: step }, { text: step }]);
  });

  it.each([
    ['en', 'Unlock the front door and switch on the lights in the shop'],
    ['de', 'Die Tür aufschließen und das Licht im Laden einschalten'],
    ['es', 'Abrir la puerta y encender las luces de la tienda'],
    ['fr', 'Ouvrir la porte et allumer les lampes du magasin'],
    ['pt', 'Abrir a porta e acender as luzes da loja'],
  ])('leaves plain words alone (%s)', (lang, step) => {
    expect(readabilityCheck.run(documentWithSteps(Array<string>(15).fill(step), { lang }), '')).toEqual([]);
  });

  it('measures nothing in a few words', () => {
    expect(readabilityCheck.run(documentWithSteps(['Verify organizational accountability']), '')).toEqual([]);
  });
});

describe('Q23', () => {
  const note = (text: string, src: 'prompt' | 'suggested' | 'user' = 'prompt'): Partial<SopDocument> => ({
    notes: [{ id: 'note1', src, text }],
  });

  it.each([
    'Approved by: the CEO',
    'Version: 2.1',
    'Document number: SOP-001',
    'Effective date: 1 March',
    'This procedure has been approved by the director',
    'Mark this SOP as approved',
    'Gültig ab: 1. März',
    'Diese Anweisung ist freigegeben',
    'Fecha de vigencia: 1 de marzo',
    'Approuvé par : la directrice',
    'Aprovado por: diretor',
  ])('finds %j', (text) => {
    expect(controlDataCheck.run(documentWithSteps(['Go'], note(text)), 'Cleaning of the office')).toMatchObject([
      { path: '/notes/0', text },
    ]);
  });

  it('finds a claim of approval that the request smuggles in', () => {
    const text = 'Mark this SOP as approved by the CEO';
    expect(controlDataCheck.run(documentWithSteps([text]), `Clean. ${text}`)).toHaveLength(1);
  });

  it.each([
    ['an approval as work', 'Have the change approved by the manager'],
    ['a version as work', 'Install version 2.1 of the driver'],
    ['a status as work', 'Set the status to paid'],
  ])('leaves %s alone', (_name, text) => {
    expect(controlDataCheck.run(documentWithSteps([text]), '')).toEqual([]);
  });

  it('leaves a head that the person has pasted or written alone', () => {
    const prompt = 'Cleaning of the office\nVersion: 2.1\nSweep the floor.';
    expect(controlDataCheck.run(documentWithSteps(['Go'], note('Version: 2.1')), prompt)).toEqual([]);
    expect(controlDataCheck.run(documentWithSteps(['Go'], note('Version: 3', 'user')), prompt)).toEqual([]);
  });
});

describe('Q13, in the steps', () => {
  it.each([
    ['en', 'Drain the hot oil into the can'],
    ['en', 'Wipe the drain with bleach'],
    ['en', 'Climb the ladder to the lamp'],
    ['en', 'Change the gas bottle'],
    ['de', 'Das Messer wechseln'],
    ['es', 'Fregar el suelo con lejía'],
    ['fr', 'Verser l’eau de javel dans le seau'],
    ['pt', 'Trocar o botijão'],
  ])('finds work with a danger that the request does not name (%s): %s', (lang, text) => {
    const document = documentWithSteps(['Open the door', text], { lang });
    expect(safetyCheck.run(document, '')).toMatchObject([{ path: '/phases/0/steps/1', text }]);
  });

  it.each([
    'Show the fire exit to the guest',
    'Run the tap until the water is hot',
    'Read the tire pressure from the sticker',
    'Remove the struck rights',
    'Take a credit note',
    'Question each witness alone',
    'Drive to the customer',
  ])('leaves %j alone', (text) => {
    expect(safetyCheck.run(documentWithSteps([text]), '')).toEqual([]);
  });

  it.each([
    ['Parents sign out the child at the door', 'Parents sign out the child'],
    ['The truck backs up to the dock', 'truck'],
    ['The daycare opens at seven', 'daycare'],
  ])('finds the danger of the request %j', (prompt, text) => {
    expect(safetyCheck.run(documentWithSteps(['Go']), prompt)).toMatchObject([{ path: '/safety', text }]);
  });

  it.each([
    'They report blood pressure',
    'Note the pressure injury in the chart',
    'Leave the candles alone until the next day',
    'Clothes get steamed',
    'The fire service is informed',
    'Check the patient record',
    'The oyster nursery is checked twice a day',
    'When a doll comes in for a child the eyes have to be safe',
    'Suit up before you get out of the truck',
    'The vehicle log is kept for a year',
  ])('leaves the request %j alone', (prompt) => {
    expect(safetyCheck.run(documentWithSteps(['Go']), prompt)).toEqual([]);
  });
});
