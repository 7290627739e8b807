import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** All that a draft says is to be done or obeyed: steps, "case => what is done then" and "! rule". */
function linesOf(request: string): string[] {
  const { exceptions, safety } = draftSop(request).document;
  return [
    ...statedSteps(request),
    ...exceptions.flatMap(({ src, when, then }) => (src === 'prompt' ? [`${when} => ${then}`] : [])),
    ...safety.flatMap(({ src, text }) => (src === 'prompt' ? [`! ${text}`] : [])),
  ];
}

const WORKSHOPS: Readonly<Record<string, string>> = {
  es: 'Taller de cerámica. La encargada enciende el horno.',
  fr: "Atelier de poterie. L'ouvrier allume le four.",
  it: 'Laboratorio di ceramica. Il custode accende il forno.',
  pt: 'Oficina de cerâmica. O encarregado liga o forno.',
};

describe('draftSop keeps a negation of a Romance language with its verb (drafting 3.2)', () => {
  it.each([
    [
      'es',
      'Si lo está no se abre la puerta en ningún momento.',
      'Si lo está => No se abre la puerta en ningún momento',
    ],
    ['es', 'Si alguna pasa de 8 grados no se toca.', 'Si alguna pasa de 8 grados => No se toca'],
    ['es', 'Si truena no se sube al tejado.', 'Si truena => No se sube al tejado'],
    ['es', 'Si se oye un silbido nadie entra en la sala.', 'Si se oye un silbido => Nadie entra en la sala'],
    ['it', 'Se il forno perde nessuno entra in cantina.', 'Se il forno perde => Nessuno entra in cantina'],
    ['it', 'Se manca la firma mai consegnare la chiave.', 'Se manca la firma => Mai consegnare la chiave'],
    ['pt', 'Se o cliente não responde não se mexe no carro.', 'Se o cliente não responde => Não se mexe no carro'],
    ['fr', "S'il vente on ne sort pas le parasol.", "S'il vente => On ne sort pas le parasol"],
  ])('%s: %s', (lang, told, line) => {
    // As an exception, or as a rule behind its case.
    const found = linesOf(`${WORKSHOPS[lang]} ${told}`).map((one) =>
      one.replace(/^! (.+?): /u, '$1 => ').toLowerCase(),
    );
    expect(found).toContain(line.toLowerCase());
  });

  it.each([
    // The negation is that of the case.
    ['es', 'Si el animal no se deja tocar se llama al dueño.', 'Si el animal no se deja tocar'],
    ['es', 'Si el cliente que llama no contesta se le manda un correo.', 'Si el cliente que llama no contesta'],
    ['it', 'Se il paziente non si presenta si chiama la figlia.', 'Se il paziente non si presenta'],
    ['fr', 'Si la personne ne vient pas on rappelle le lendemain.', 'Si la personne ne vient pas'],
    // No verb stands behind it.
    ['it', 'Se arriva in condizioni non adatte, si rimanda indietro il pacco.', 'Se arriva in condizioni non adatte'],
    ['es', 'Si dice que no, se llama al jefe.', 'Si dice que no'],
  ])('keeps the negation of the case: %s %s', (lang, told, when) => {
    const found = linesOf(`${WORKSHOPS[lang]} ${told}`);
    expect(
      found.filter((line) => line.startsWith(when) && /^(?:: |, | => )/u.test(line.slice(when.length))),
    ).toHaveLength(1);
  });
});
