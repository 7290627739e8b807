import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

/** A procedure around a sentence, by its language, so that the sentence is neither its title nor all of it. */
const AROUND: Readonly<Record<string, readonly [before: string, after: string]>> = {
  de: ['Lager abschließen. Die Tür prüfen. ', ' Das Tor abschließen.'],
  es: ['Cerrar el almacén. Comprobar la puerta. ', ' Cerrar la verja.'],
  fr: ['Fermeture du dépôt. Vérifier la porte. ', ' Fermer le portail.'],
  it: ['Chiusura del magazzino. Controllare la porta. ', ' Chiudere il cancello.'],
  nl: ['Magazijn afsluiten. De deur controleren. ', ' Het hek sluiten.'],
  pt: ['Fechamento do depósito. Conferir a porta. ', ' Fechar o portão.'],
};

/** The steps that a sentence makes. */
function stepsOf(lang: string, sentence: string): string[] {
  const [before = '', after = ''] = AROUND[lang] ?? [];
  return statedSteps(before + sentence + after).slice(1, -1);
}

function rulesOf(lang: string, sentence: string): string[] {
  const [before = '', after = ''] = AROUND[lang] ?? [];
  const { safety } = draftSop(before + sentence + after).document;
  return safety.filter(({ src }) => src !== 'suggested').map(({ text }) => text);
}

describe('a time at the beginning of a sentence is when the work is done (drafting 3.4)', () => {
  it.each([
    ['es', 'Al volver, el chófer entrega las llaves.', ['Al volver: Entregar las llaves — Chófer']],
    ['es', 'Por la tarde, la encargada repasa los pedidos.', ['Por la tarde: Repasar los pedidos — Encargada']],
    [
      'es',
      'Antes de salir, el portero apaga la radio y cierra la caseta.',
      ['Antes de salir: Apagar la radio — Portero', 'Antes de salir: Cerrar la caseta — Portero'],
    ],
    ['es', 'Sobre las cinco, el mozo barre el patio.', ['Sobre las cinco: Barrer el patio — Mozo']],
    ['fr', 'Le matin, la gérante compte la caisse.', ['Le matin: Compter la caisse — Gérante']],
    ['fr', "À l'arrivée, le livreur pèse les colis.", ["À l'arrivée: Peser les colis — Livreur"]],
    ['it', 'La mattina, il custode apre le finestre.', ['La mattina: Aprire le finestre — Custode']],
    ['it', 'Verso le nove, il commesso conta il fondo.', ['Verso le nove: Contare il fondo — Commesso']],
    ['pt', 'Antes de dormir, o vigia confere as portas.', ['Antes de dormir: Conferir as portas — Vigia']],
    ['pt', 'À tarde, a gerente guarda o envelope no cofre.', ['À tarde: Guardar o envelope no cofre — Gerente']],
    ['nl', 'Na sluiting, telt de kassier de lade.', ['Na sluiting: De lade tellen — Kassier']],
    [
      'de',
      'Bei Schichtende zählt die Kassiererin das Geld und schreibt den Betrag auf.',
      ['Bei Schichtende: Das Geld zählen — Kassiererin', 'Bei Schichtende: Den Betrag aufschreiben — Kassiererin'],
    ],
  ])('%s: %s', (lang, sentence, steps) => {
    expect(stepsOf(lang, sentence)).toEqual(steps);
  });
});

describe('who may do something, and who does not, is a rule (drafting 3.3)', () => {
  it.each([
    ['de', 'Gäste dürfen nur mit einem Ausweis in die Halle.'],
    ['de', 'Die Kasse darf erst nach der Zählung geöffnet werden.'],
    ['nl', 'Bezoekers mogen alleen met een pas naar binnen.'],
    ['es', 'Los proveedores solo pueden descargar en el muelle.'],
    ['es', 'El conserje no abandona la recepción.'],
    ['fr', "Les visiteurs ne peuvent entrer qu'avec un badge."],
    ['it', 'I fornitori possono scaricare solo al mattino.'],
    ['it', 'Il custode non lascia il cancello aperto.'],
    ['pt', 'Os visitantes só podem entrar com crachá.'],
  ])('%s: %s', (lang, sentence) => {
    expect(rulesOf(lang, sentence)).toEqual([sentence.slice(0, -1)]);
    expect(stepsOf(lang, sentence)).toEqual([]);
  });

  it('also where it follows what is done', () => {
    const sentence = 'El vigilante abre la barrera y no deja pasar a nadie sin pase.';
    expect(stepsOf('es', sentence)).toEqual(['Abrir la barrera — Vigilante']);
    expect(rulesOf('es', sentence)).toEqual(['No deja pasar a nadie sin pase']);
  });
});

describe('what is listed behind a colon stays with its verb (drafting 3.4)', () => {
  it.each([
    [
      'de',
      'Danach notiert der Wächter drei Dinge: Name, Firma und Uhrzeit.',
      'Drei Dinge notieren: Name, Firma und Uhrzeit — Wächter',
    ],
    ['es', 'La auxiliar apunta dos datos: peso y talla.', 'Apuntar dos datos: peso y talla — Auxiliar'],
    [
      'fr',
      "L'agent relève trois points : l'heure, la plaque et le nom.",
      "Relever trois points : l'heure, la plaque et le nom — Agent",
    ],
  ])('%s: %s', (lang, sentence, step) => {
    expect(stepsOf(lang, sentence)).toEqual([step]);
  });
});

describe('orders that are told in another way become instructions (drafting 3.4)', () => {
  it.each([
    ['es', 'Quítese los anillos antes de amasar.', 'Quitarse los anillos antes de amasar'],
    ['fr', 'Rincez-vous les mains.', 'Se rincer les mains'],
    ['fr', 'Le chef vérifie et signe la fiche.', 'Vérifier et signer la fiche — Chef'],
    ['de', 'Es ist wichtig, die Dichtung zu fetten.', 'Die Dichtung fetten'],
    ['de', 'Stellen Sie sicher, dass der Hahn zu ist.', 'Sicherstellen, dass der Hahn zu ist'],
    ['nl', 'Het is belangrijk om de filter te spoelen.', 'De filter spoelen'],
    ['nl', 'Zorg ervoor dat de kraan dicht is.', 'Ervoor zorgen dat de kraan dicht is'],
  ])('%s: %s', (lang, sentence, step) => {
    expect(stepsOf(lang, sentence)).toEqual([step]);
  });

  it('and the reminder itself is no note', () => {
    const { notes } = draftSop("Fermeture du dépôt. Vérifier la porte. N'oubliez pas de couper le chauffage.").document;
    expect(notes).toEqual([]);
  });
});
