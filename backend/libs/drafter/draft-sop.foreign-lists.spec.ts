import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const rulesOf = (request: string): string[] =>
  draftSop(request).document.safety.flatMap(({ text, src }) => (src === 'prompt' ? [text] : []));

describe('draftSop reads lists of other languages (drafting 3.2)', () => {
  it.each([
    // what may never or only so be
    [
      'Toilettage\n- Chiots de moins de 3 mois : jamais de tondeuse\n- Sécher le poil',
      'Chiots de moins de 3 mois : jamais de tondeuse',
    ],
    ['Almacén\n- Becarios: solo con un oficial al lado\n- Cerrar la puerta', 'Becarios: solo con un oficial al lado'],
    ['Officina\n- Apprendisti: mai da soli sul ponte\n- Chiudere la porta', 'Apprendisti: mai da soli sul ponte'],
    ['Sägewerk\n- Praktikanten: nur mit Aufsicht\n- Tür abschließen', 'Praktikanten: nur mit Aufsicht'],
    [
      'Zwembad\n- Kinderen onder 6 jaar: nooit zonder ouder\n- Deur sluiten',
      'Kinderen onder 6 jaar: nooit zonder ouder',
    ],
    ['Oficina\n- Visitantes: nenhum acesso ao fosso\n- Fechar a porta', 'Visitantes: nenhum acesso ao fosso'],
    // without the one not the other
    ['Piscine\n- Pas de bonnet = pas de bain\n- Fermer la porte', 'Pas de bonnet = pas de bain'],
    [
      'Palestra\n- Niente certificato = niente corso, anche se il socio insiste\n- Chiudere la porta',
      'Niente certificato = niente corso, anche se il socio insiste',
    ],
    ['Recepção\n- Sem nota = sem entrega\n- Fechar a porta', 'Sem nota = sem entrega'],
  ])('%j: a rule', (request, rule) => {
    expect(rulesOf(request)).toContain(rule);
    expect(statedSteps(request).join()).not.toContain(rule);
  });

  it.each([
    // a list of things
    [
      'Soins\n- Masque, serviette, huile tiède sur le plateau\n- Fermer la porte',
      'Masque, serviette, huile tiède sur le plateau',
    ],
    [
      'Corte\n- Peine, tijera, capa limpia para el cliente\n- Cerrar la puerta',
      'Peine, tijera, capa limpia para el cliente',
    ],
    [
      'Taglio\n- Pettine, forbici, mantella pulita sul carrello\n- Chiudere la porta',
      'Pettine, forbici, mantella pulita sul carrello',
    ],
    ['Schnitt\n- Kamm, Schere, Umhang für den Gast\n- Tür abschließen', 'Kamm, Schere, Umhang für den Gast'],
    // a label of many words
    [
      'Garderie\n- Patiente nouvelle ou pas venue au cabinet depuis un an : questionnaire complet, sur la tablette\n- Fermer la porte',
      'Patiente nouvelle ou pas venue au cabinet depuis un an : questionnaire complet, sur la tablette',
    ],
    [
      'Pensione\n- Cliente nuova oppure non vista qui da più di sei mesi: prova della pelle, dietro il polso\n- Chiudere la porta',
      'Cliente nuova oppure non vista qui da più di sei mesi: prova della pelle, dietro il polso',
    ],
  ])('%j: one line', (request, step) => {
    expect(statedSteps(request)).toContain(step);
    expect(draftSop(request).document.roles).toEqual([]);
  });

  it.each([
    // a case behind a semicolon has what is done in it
    [
      'Bain\n- Contrôler les griffes (longues, cassées) ; si griffe cassée, reporter de 3 jours',
      'Si griffe cassée: Reporter de 3 jours',
    ],
    [
      'Cámara\n- Revisar las juntas (grietas, moho); si hay moho, avisar a mantenimiento',
      'Si hay moho: Avisar a mantenimiento',
    ],
    [
      'Controllo\n- Controllare le ruote (gonfie, lisce); se lisce, chiamare il gommista',
      'Se lisce: Chiamare il gommista',
    ],
    ['Controle\n- Verificar as caixas (rasgadas); se rasgadas, separar a palete', 'Se rasgadas: Separar a palete'],
  ])('%j: a step and its case', (request, step) => {
    expect(statedSteps(request)).toContain(step);
  });

  it('does not keep what its first line says of the text itself', () => {
    const { title, notes } = draftSop(
      'Lavage du linge – étapes à mettre en procédure\n\n- Trier le linge\n- Peser les sacs\n- Remplir la machine',
    ).document;
    expect({ title, notes: notes.filter((note) => /procédure/u.test(JSON.stringify(note))) }).toEqual({
      title: 'Lavage du linge',
      notes: [],
    });
  });
});
