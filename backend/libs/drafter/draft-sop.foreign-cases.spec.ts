import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('draftSop carries a case on in other languages (drafting 3.2)', () => {
  it.each([
    [
      "Badges\nRanger les badges. En cas de vol d'un badge, le salarié signe une attestation. Cette attestation est jointe au dossier. Fermer le coffre.",
      "En cas de vol d'un badge: Cette attestation est jointe au dossier",
    ],
    [
      'Llaves\nContar las llaves. Si alguien pierde una llave, el conserje rellena un parte. Este parte se guarda en la carpeta.',
      'Si alguien pierde una llave: Guardar este parte en la carpeta',
    ],
    [
      'Schlüssel\nSchlüssel zählen. Wenn ein Schlüssel fehlt, schreibt der Pförtner eine Meldung. Diese Meldung geht an die Verwaltung.',
      'Wenn ein Schlüssel fehlt: Diese Meldung geht an die Verwaltung',
    ],
  ])('%j', (request, step) => {
    expect(statedSteps(request)).toContain(step);
  });

  it('carries no case on to what was there before', () => {
    const request =
      'Badges\nRanger les badges. Quand un badge manque, le salarié appelle la direction. Cette armoire est fermée le soir par le gardien.';
    expect(statedSteps(request).filter((step) => /armoire/u.test(step) && /^Quand/u.test(step))).toEqual([]);
  });

  it.each([
    'Durante la campaña la báscula está abierta de 8 a 20',
    'Durante la vendemmia la cantina è aperta dalle 7 alle 19',
  ])('%s: what is so is a note', (sentence) => {
    const { notes } = draftSop(
      sentence.includes('vendemmia')
        ? `Arrivo uve\nPesare il carro.\n${sentence}. Firmare la bolla.`
        : `Entrada\nPesar el remolque.\n${sentence}. Firmar el parte.`,
    ).document;
    expect(notes.map(({ text }) => text)).toContain(sentence);
  });
});

describe('draftSop keeps a case whole whose first comma stands behind what is done (drafting 3.3)', () => {
  it.each([
    [
      'El conserje abre la verja.',
      'Si durante la carga la presión pasa de 5 bar se para, y el agua que quede se tira antes de una hora',
    ],
    ['El conserje abre la verja.', 'Si llueve, y no hay toldo, se cierra la terraza'],
    [
      'O porteiro abre o portão.',
      'Se na segunda lavagem continuar manchada vai para o lixo, sem exceções, nem mesmo a pedido do cliente',
    ],
    ['O porteiro abre o portão.', 'Se ao fim do dia sobrar massa vai para o congelador, nunca para o balcão'],
    [
      'Le gardien ouvre le portail.',
      'Si pendant la cuisson la température dépasse 90 °C on arrête, et le lait restant part aux cochons',
    ],
    [
      'Le gardien ouvre le portail.',
      'Si au deuxième contrôle la pièce est encore rayée elle part au rebut, sans exception, même pour un bon client',
    ],
    [
      'Il portiere apre il cancello.',
      'Se durante il carico il peso supera i 500 kg si ferma, e la merce che resta parte il giorno dopo',
    ],
    [
      'Il portiere apre il cancello.',
      'Se alla terza prova il valore resta sopra 2 va al macero, senza eccezioni, nemmeno per un cliente importante',
    ],
  ])('%s %s', (before, sentence) => {
    const prompt = `${before} ${sentence}.`;
    expect(draftSop(prompt).document.exceptions.filter(({ src }) => src === 'prompt')).toEqual([]);
    expect(statedSteps(prompt).slice(1)).toEqual([sentence]);
  });
});
