import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const notesOf = (request: string): string[] =>
  draftSop(request).document.notes.flatMap(({ src, text }) => (src === 'prompt' ? [text] : []));
const list = (title: string, ...items: string[]): string => [title, ...items.map((item) => `- ${item}`)].join('\n');

describe('draftSop reads notes in other languages with the case that they ask for (drafting 3.2)', () => {
  it.each([
    [
      'Hundesalon',
      'Fell verfilzt? Erst schneiden, dann baden',
      ['Fell verfilzt: Erst schneiden', 'Fell verfilzt: Baden'],
    ],
    [
      'Hundesalon',
      'Termin vergessen? anrufen und neuen Termin geben',
      ['Termin vergessen: Anrufen und neuen Termin geben'],
    ],
    ['Tirage photo', 'papier voilé ? vérifier la lampe', ['Papier voilé: Vérifier la lampe']],
    [
      'Vivero de ostras',
      '¿Agua turbia? parar la bomba y avisar a Lucía',
      ['Agua turbia: Parar la bomba', 'Agua turbia: Avisar a Lucía'],
    ],
    [
      'Legatoria',
      'manca un fascicolo? fermarsi e chiamare il cliente',
      ['Manca un fascicolo: Fermarsi e chiamare il cliente'],
    ],
    [
      'Oficina de bicicletas',
      'freio solto? apertar, depois testar na rua',
      ['Freio solto: Apertar', 'Freio solto: Testar na rua'],
    ],
    ['Zeilmakerij', 'klant niet thuis? kaartje in de bus', ['Klant niet thuis: Kaartje in de bus']],
  ])('%s: %s', (title, note, steps) => {
    const request = list(title, note, '10 min', 'OK');
    expect(statedSteps(request).slice(0, steps.length)).toEqual(steps);
    expect(notesOf(request).join(' ')).not.toContain('?');
  });

  it.each([
    ['of a word alone', 'Flöhe? Bad mit Shampoo, Tisch danach desinfizieren'],
    ['of what should be there', 'Impfpass da? Kopie in die Mappe'],
    ['with an "otherwise" behind it', 'Riss? kleben, sonst Chef rufen'],
  ])('a question %s stays with what is told behind it', (_what, note) => {
    expect(statedSteps(list('Hundesalon', 'Wasser 35 Grad', note))).toEqual(['Wasser 35 Grad', note]);
  });

  it('keeps an "otherwise" in the case that was asked', () => {
    const request = list('Harmonium', 'Pedal klemmt? erst ölen, sonst Meister rufen', 'Staub wischen');
    expect(statedSteps(request)).toEqual(['Pedal klemmt: Erst ölen, sonst Meister rufen', 'Staub wischen']);
  });

  it('gives no role to whoever is called', () => {
    expect(statedSteps(list('Harmonium', 'Pedal klemmt? erst ölen, dann Chef rufen'))).toContain(
      'Pedal klemmt: Chef rufen',
    );
  });
});

describe('draftSop takes no work before a colon for a condition (drafting 3.2)', () => {
  it.each([
    [
      'Bootsverleih',
      'bei Gewitter: alle vom Wasser holen, Fahne rot, Steg sperren',
      'Bei Gewitter: Alle vom Wasser holen, Fahne rot, Steg sperren',
    ],
    ['Bergerie', "en cas de gel : rentrer les bêtes, couper l'eau", "En cas de gel: Rentrer les bêtes, couper l'eau"],
    [
      'Apuntes faro',
      'en caso de niebla: encender la sirena, avisar al puerto',
      'En caso de niebla: Encender la sirena, avisar al puerto',
    ],
    [
      'Frantoio',
      'in caso di blocco: fermare la macina, chiamare Sandro',
      'In caso di blocco: Fermare la macina, chiamare Sandro',
    ],
    ['Teleférico', 'em caso de vento: parar a linha, avisar a base', 'Em caso de vento: Parar a linha, avisar a base'],
    [
      'Haven',
      'bij storm: lijnen dubbel, kraan vast, havenmeester bellen',
      'Bij storm: Lijnen dubbel, kraan vast, havenmeester bellen',
    ],
  ])('%s: %s', (title, note, step) => {
    expect(statedSteps(list(title, '10 min', 'OK', note))).toContain(step);
  });
});

describe('draftSop keeps together what only together says something (drafting 3.1)', () => {
  it.each([
    [
      'whose work it is',
      'Bergerie',
      "la tonte, c'est Paul qui la fait, pas moi",
      "La tonte, c'est Paul qui la fait, pas moi — Paul",
    ],
    ['which way', 'Bergerie', 'brosser la laine, du dos vers le ventre', 'Brosser la laine, du dos vers le ventre'],
    ['which way', 'Faro', 'pintar la barandilla, de arriba abajo', 'Pintar la barandilla, de arriba abajo'],
    ['which way', 'Frantoio', "pulire il filtro, dal basso verso l'alto", "Pulire il filtro, dal basso verso l'alto"],
    ['which way', 'Teleférico', 'limpar os vidros, de cima para baixo', 'Limpar os vidros, de cima para baixo'],
    ['by whom', 'Bergerie', 'lait filtré par Anna', 'Lait filtré par Anna'],
    ['by whom', 'Frantoio', 'olio assaggiato da Marta', 'Olio assaggiato da Marta'],
  ])('%s: %s: %s', (_what, title, note, step) => {
    expect(statedSteps(list(title, note))).toEqual([step]);
  });
});

describe('draftSop cuts no note of another language within a name, a bracket or a shortened word (drafting 3.1)', () => {
  it.each([
    ['a thing and what is done with it', 'Caldaia', 'valvola, aprire di un quarto', ['Valvola, aprire di un quarto']],
    [
      'a thing and what is done with it',
      'Cambio de agua',
      'válvula, abrir con la llave',
      ['Válvula, abrir con la llave'],
    ],
    ['two acts', 'Caldaia', 'smontare, sciacquare bene', ['Smontare', 'Sciacquare bene']],
    ['a letter with a stop', 'Imkerei', 'Bild v. vorne und v. hinten', ['Bild v. vorne und v. hinten']],
    ['a word that nobody can say', 'Imkerei', 'Futtermgl. nach Liste', ['Futtermgl. nach Liste']],
    [
      'a bracket with another case',
      'Posto',
      'ver guia: placa, peso (peso igual ao da balança, senão NÃO carrega, chama a Rita)',
      ['Ver guia: placa, peso (peso igual ao da balança, senão NÃO carrega, chama a Rita)'],
    ],
  ])('%s: %s: %s', (_what, title, note, steps) => {
    expect(statedSteps(list(title, note, '10 min', 'OK')).slice(0, steps.length)).toEqual(steps);
  });

  it.each([
    ['Camping', 'cigarettes interdites sous les pins', 'Cigarettes interdites sous les pins'],
    ['Taller', 'móviles prohibidos en la nave', 'Móviles prohibidos en la nave'],
    ['Imkerei', 'Rauchen streng verboten, Kaffee ist ok', 'Rauchen streng verboten'],
  ])('%s: a ban behind what it forbids is a rule: %s', (title, note, rule) => {
    expect(draftSop(list(title, note, '10 min', 'OK')).document.safety.map(({ text }) => text)).toContain(rule);
  });

  it('keeps the doctor and her name', () => {
    const request = list('Tierheim', 'Chip auslesen', 'Frau Dr. Sommer legt die Dosis fest', 'Box putzen');
    expect(draftSop(request).document.roles.map(({ name }) => name)).toContain('Frau Dr. Sommer');
  });
});
