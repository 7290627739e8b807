import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** A sentence between two others of its language, and the steps that it gives. */
const SENTENCES: readonly (readonly [lang: string, sentence: string, steps: readonly string[]])[] = [
  // The future tells what has to be done, and what a machine will do is kept.
  ['es', 'Se medirá el caudal cada hora.', ['Medir el caudal cada hora']],
  ['es', 'El jefe de turno firmará el parte.', ['Firmar el parte — Jefe de turno']],
  ['es', 'Se encenderá la luz verde.', ['Se encenderá la luz verde']],
  ['it', 'Il cuoco assaggerà la salsa e segnerà la data.', ['Assaggiare la salsa — Cuoco', 'Segnare la data — Cuoco']],
  ['it', 'Verranno pesati i sacchi.', ['Pesare i sacchi']],
  ['pt', 'O zelador fechará as janelas.', ['Fechar as janelas — Zelador']],
  ['fr', 'Le serveur pèsera le poisson.', ['Peser le poisson — Serveur']],
  // What is owed to a thing.
  ['es', 'Las llaves deben guardarse en la caja fuerte.', ['Guardar las llaves en la caja fuerte']],
  ['es', 'Debe anotarse la hora de salida.', ['Anotar la hora de salida']],
  ['it', 'I tappi si devono stringere a mano.', ['Stringere i tappi a mano']],
  ['it', 'Va firmata la bolla.', ['Firmare la bolla']],
  ['es', 'Los visitantes deben identificarse en la entrada.', ['Identificarse en la entrada — Visitantes']],
  ['pt', 'É fundamental secar bem as taças.', ['Secar bem as taças']],
  // A purpose before the work stays with it, and a time belongs to all that follows.
  ['es', 'Para vaciar el tanque, abra la llave inferior.', ['Para vaciar el tanque, abrir la llave inferior']],
  ['fr', 'Pour changer la lame, dévissez le capot.', ['Pour changer la lame, dévisser le capot']],
  ['de', 'Um den Filter zu wechseln, öffnen Sie die Klappe.', ['Um den Filter zu wechseln, die Klappe öffnen']],
  ['nl', 'Om het filter te vervangen open je de klep.', ['Om het filter te vervangen, de klep openen']],
  [
    'es',
    'Al cerrar la tienda contamos el dinero y apagamos las luces.',
    ['Al cerrar la tienda: Contar el dinero', 'Al cerrar la tienda: Apagar las luces'],
  ],
  [
    'de',
    'Bei Glatteis Salz streuen und Schilder aufstellen.',
    ['Bei Glatteis: Salz streuen', 'Bei Glatteis: Schilder aufstellen'],
  ],
  // A case between two commas.
  ['es', 'El portero, si ve humo, llama al jefe.', ['Si ve humo: Llamar al jefe — Portero']],
  [
    'fr',
    "Le gardien, s'il entend un bruit, prévient la police.",
    ["S'il entend un bruit: Prévenir la police — Gardien"],
  ],
  [
    'de',
    'Der Fahrer hängt den Anhänger, wenn es regnet, an die Rampe an.',
    ['Wenn es regnet: Den Anhänger an die Rampe anhängen — Fahrer'],
  ],
  ['it', 'Se tutto è pulito il cuoco firma la scheda.', ['Se tutto è pulito: Firmare la scheda — Cuoco']],
  // Whoever does one thing does the others.
  [
    'de',
    'Wer einen Schaden sieht, schreibt einen Zettel und informiert die Werkstatt.',
    ['Einen Zettel schreiben — Wer einen Schaden sieht', 'Die Werkstatt informieren — Wer einen Schaden sieht'],
  ],
  ['nl', 'Wie als eerste komt, opent de poort.', ['De poort openen — Wie als eerste komt']],
  ['fr', 'Toute personne qui arrive signe le registre.', ['Signer le registre — Toute personne qui arrive']],
  // Pronouns behind a verb.
  [
    'pt',
    'O porteiro recebe as caixas e coloca-as na sala.',
    ['Receber as caixas — Porteiro', 'Colocá-las na sala — Porteiro'],
  ],
  [
    'it',
    "Il barista prende l'ordine e gli spiega il menu.",
    ["Prendere l'ordine — Barista", 'Spiegargli il menu — Barista'],
  ],
  [
    'es',
    'La conserje lee la lista, la revisa y llama al taxi.',
    ['Leer la lista — Conserje', 'Revisarla — Conserje', 'Llamar al taxi — Conserje'],
  ],
  // Each has work of their own, and a firm is somebody.
  ['de', 'Ich fege den Hof und Paula gießt die Blumen.', ['Den Hof fegen', 'Paula gießt die Blumen']],
  [
    'fr',
    'Le verre est enlevé chaque semaine par une entreprise locale.',
    ['Enlever le verre chaque semaine — Entreprise locale'],
  ],
  ['de', 'Vergessen Sie nicht, am Abend die Leitung zu spülen.', ['Am Abend die Leitung spülen']],
  ['nl', 'Ramen na gebruik sluiten a.u.b. De lamp uitdoen.', ['Ramen na gebruik sluiten', 'De lamp uitdoen']],
];

const FRAME: Readonly<Record<string, readonly [before: string, after: string]>> = {
  es: ['Cerrar el almacén. Comprobar la puerta. ', ' Cerrar la verja.'],
  fr: ['Fermeture du dépôt. Vérifier la porte. ', ' Fermer le portail.'],
  it: ['Chiusura del magazzino. Controllare la porta. ', ' Chiudere il cancello.'],
  pt: ['Fechamento do depósito. Conferir a porta. ', ' Fechar o portão.'],
  de: ['Lager abschließen. Die Tür prüfen. ', ' Das Tor abschließen.'],
  nl: ['Magazijn afsluiten. De deur controleren. ', ' Het hek sluiten.'],
};

describe('plain sentences of six languages (drafting 3.2)', () => {
  it.each(SENTENCES)('%s: %s', (lang, sentence, steps) => {
    const [before = '', after = ''] = FRAME[lang] ?? [];
    expect(statedSteps(before + sentence + after).slice(1, -1)).toEqual(steps);
  });
});

describe('what is forbidden (drafting 3.3)', () => {
  it.each([
    ['es', 'Se prohíbe entrar con comida.'],
    ['fr', "Personne n'ouvre le coffre sans témoin."],
    ['de', 'Niemand öffnet den Schrank allein.'],
  ])('%s: %s', (lang, sentence) => {
    const [before = '', after = ''] = FRAME[lang] ?? [];
    const { safety } = draftSop(before + sentence + after).document;
    expect(safety.map(({ text }) => text)).toContain(sentence.slice(0, -1));
  });
});
