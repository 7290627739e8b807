import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { withAccents } from './languages/accents.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('pasted procedures in Romance languages', () => {
  it('reads their parts, numbers and name (drafting 3.6)', () => {
    const prompt = [
      'PROCEDURA 8 – Cambio del filtro della vasca',
      'Versione: 2',
      '1. Scopo: evitare che la pompa si intasi.',
      '2. Frequenza: ogni venerdì sera.',
      '3. Responsabile: addetto piscina.',
      '4. Operazioni',
      '4.1 Spegnere la pompa e chiudere la valvola.',
      "4.2 Svuotare il filtro, raccogliendo l'acqua nel secchio.",
      '5. Registrazioni: scheda F-3, conservata 24 mesi.',
    ].join('\n');
    const { document } = draftSop(prompt);
    expect(document.title).toBe('Cambio del filtro della vasca');
    expect(statedSteps(prompt)).toEqual(
      ['Spegnere la pompa', 'Chiudere la valvola', "Svuotare il filtro, raccogliendo l'acqua nel secchio"].map((step) =>
        expect.stringContaining(step),
      ),
    );
    expect(document.records).toEqual([expect.objectContaining({ name: 'Scheda F-3', keep: '24 mesi' })]);
    expect(document.notes.map(({ text }) => text)).toContain('Versione: 2');
  });

  it('takes a heading without a colon for a part', () => {
    const prompt =
      'PNT-7. CIERRE DE LA BODEGA\nOBJETIVO\nEvitar robos.\nDESARROLLO\n1. Apagar las luces.\n2. Cerrar la verja.\nREGISTROS\nHoja C-4';
    expect(draftSop(prompt).document.title).toBe('Cierre de la Bodega');
    expect(statedSteps(prompt)).toEqual(['Apagar las luces', 'Cerrar la verja']);
    expect(draftSop(prompt).document.records.map(({ name }) => name)).toEqual(['Hoja C-4']);
  });
});

describe('withAccents', () => {
  it.each([
    ['es', 'despues el tecnico envia la pieza segun la orden', 'después el técnico envía la pieza según la orden'],
    ['pt', 'nao deixe a mao no balcao, so o funcionario abre', 'não deixe a mão no balcão, só o funcionário abre'],
    ['it', "perche' la qualita e' controllata lunedi", 'perché la qualità è controllata lunedì'],
    ['fr', 'apres la fermeture, le chef prepare la liste', 'après la fermeture, le chef prépare la liste'],
  ])('puts them back where a word can be no other (%s)', (lang, typed, spelled) => {
    expect(withAccents(typed, lang)).toBe(spelled);
  });

  it.each([
    ['es', 'solo esta como si, a leon@cion.es'],
    ['fr', 'la liste des noms, avoir verifie'],
    ['pt', 'por favor, a padaria e a vistoria'],
  ])('leaves any other word alone (%s)', (lang, typed) => {
    expect(withAccents(typed, lang)).toBe(typed);
  });
});

describe('withAccents leaves the verbs of whoever writes accents', () => {
  it.each([
    ['fr', 'Le chauffeur déclare le dégât à la centrale avant de repartir.'],
    ['fr', "Après l'arrêt, la maîtresse note l'élève qui doit repartir."],
  ])('%s: %s', (lang, text) => {
    expect(withAccents(text, lang)).toBe(text);
  });

  it('still puts back those that a hurried writer left out', () => {
    expect(withAccents('Apres le service on verifie la cle', 'fr')).toBe('Après le service on vérifie la clé');
  });
});
