import { describe, expect, it } from '@jest/globals';
import { stepsOf } from '../sop-document/index.js';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** A clause whose subject only gets something, or to whom something is done, behind an ordinary first step. */
const RECEIVING: readonly [string, string][] = [
  ['Le réceptionniste note le nom.', 'Le client reçoit un devis'],
  ['El recepcionista anota la hora.', 'El huésped recibe la llave y un plano'],
  ['De balie noteert de naam.', 'De klant krijgt een bon'],
  ['Der Empfang notiert den Namen.', 'Der Gast bekommt eine Karte'],
  ['Il portiere segna il nome.', 'L’ospite riceve la tessera'],
  ['O porteiro anota o nome.', 'O hóspede recebe o cartão'],
];

describe('draftSop gives no work to people who only get something (drafting 3.5)', () => {
  it.each(RECEIVING)('%s %s', (before, sentence) => {
    expect(statedSteps(`${before} ${sentence}.`)[1]).toBe(sentence);
  });

  it('keeps who has to be received, and how they are told apart', () => {
    const prompt =
      'La secrétaire note le nom. Les clients inscrits depuis peu sont prioritaires et doivent être servis le jour même.';
    const { document } = draftSop(prompt);
    expect(JSON.stringify(document)).toContain('Les clients inscrits depuis peu sont prioritaires');
    expect(document.roles.map(({ name }) => name)).not.toContain('Clients');
  });

  it('leaves work to people who do it themselves', () => {
    expect(statedSteps('Der Empfang notiert den Namen. Der Gast unterschreibt den Zettel.')[1]).toContain('Gast');
  });
});

describe('draftSop keeps what is asked for with its verb (drafting 3.3)', () => {
  it.each([
    [
      'La secrétaire demande le nom, la rue, le motif et si le client possède une carte.',
      'Demander le nom, la rue, le motif et si le client possède une carte',
    ],
    [
      'Il portiere chiede il nome, la targa, il motivo e se il cliente ha un appuntamento.',
      'il motivo e se il cliente ha un appuntamento',
    ],
    [
      'De balie vraagt de naam, de postcode, de klacht en of de klant een bon heeft.',
      'de klacht en of de klant een bon heeft',
    ],
    [
      'La recepcionista pregunta el nombre, la calle, el motivo y si el cliente tiene cita.',
      'el motivo y si el cliente tiene cita',
    ],
  ])('%s', (prompt, words) => {
    const texts = stepsOf(draftSop(prompt).document).map(({ text }) => text);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(words);
  });

  it.each([
    [
      'Der Hausmeister leert die Kästen. Anträge, die seit drei Wochen offen sind, bespricht die Leitung am Freitag.',
      'Anträge, die seit drei Wochen offen sind, bespricht die Leitung am Freitag',
    ],
    [
      'De beheerder leegt de bakken. Fietsen, die al een week buiten staan, brengt de portier naar de kelder.',
      'Fietsen, die al een week buiten staan, brengt de portier naar de kelder',
    ],
  ])('%s', (prompt, sentence) => {
    expect(stepsOf(draftSop(prompt).document).map(({ text }) => text)[1]).toBe(sentence);
  });
});

describe('draftSop cuts no sentence at an abbreviation (drafting 3.3)', () => {
  it.each([
    [
      'Vi behöver en rutin för tryckning. Vid upplagor över 3 000 ex. mäter tryckaren färgen.',
      'Vid upplagor över 3 000 ex. mäter tryckaren färgen',
    ],
    [
      'Potrzebujemy instrukcji pakowania paczek. Przy ponad 20 szt. na paletę magazynier wzywa kierownika.',
      'Przy ponad 20 szt. na paletę magazynier wzywa kierownika',
    ],
    [
      'Vi har brug for en vejledning om pakning. Ved mere end 20 stk. på en palle ringer lageret til chefen.',
      'Ved mere end 20 stk. på en palle ringer lageret til chefen',
    ],
    [
      'Vi trenger en rutine for pakking. Ved mer enn 20 stk. på en pall ringer lageret til sjefen.',
      'Ved mer enn 20 stk. på en pall ringer lageret til sjefen',
    ],
  ])('%s', (prompt, sentence) => {
    expect(stepsOf(draftSop(prompt).document).map(({ text }) => text)).toEqual([sentence]);
  });
});

describe('draftSop names a record by what is kept, and not by its place (drafting 3.2)', () => {
  it.each([
    ['El chófer firma. La hoja de ruta se guarda en la carpeta durante dos años.', 'La hoja de ruta'],
    [
      'Le chauffeur signe. La fiche de contrôle est conservée dans le classeur pendant deux ans.',
      'La fiche de contrôle',
    ],
    ['L’autista firma. La scheda di controllo si conserva in ufficio per due anni.', 'La scheda di controllo'],
    ['O motorista assina. A folha de registo é guardada na pasta durante dois anos.', 'A folha de registo'],
  ])('%s', (prompt, name) => {
    const { document } = draftSop(prompt);
    expect(document.records.map((record) => record.name)).toEqual([name]);
    expect(stepsOf(document).map(({ text }) => text)).not.toContain(name);
  });
});
