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
