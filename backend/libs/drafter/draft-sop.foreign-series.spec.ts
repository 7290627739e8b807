import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('draftSop keeps together what one verb takes, in other languages (drafting 3.1)', () => {
  it.each([
    [
      'Rundgang. Die Wärterin zählt Ziegen, Schafe und Ponys und verriegelt das Tor.',
      ['Ziegen, Schafe und Ponys zählen — Wärterin', 'Das Tor verriegeln — Wärterin'],
    ],
    [
      'Ronde. De kok snijdt uien, wortels en boter en sluit de kast.',
      ['Uien, wortels en boter snijden — Kok', 'De kast sluiten — Kok'],
    ],
    [
      'Ronde. De portier noteert naam, firma en tijd en vraagt voor wie het is.',
      ['De portier noteert naam, firma en tijd en vraagt voor wie het is — Portier'],
    ],
    // a series of values
    [
      'Montage\nSchrauben über Kreuz anziehen, Stahl 90 Nm, Messing 40 Nm, wenn nichts anderes angegeben ist. Deckel schließen.',
      [
        'Schrauben über Kreuz anziehen, Stahl 90 Nm, Messing 40 Nm, wenn nichts anderes angegeben ist',
        'Deckel schließen',
      ],
    ],
    [
      'Montage\nSerrer les vis en croix, acier 90 Nm, laiton 40 Nm. Fermer le capot.',
      ['Serrer les vis en croix, acier 90 Nm, laiton 40 Nm', 'Fermer le capot'],
    ],
    // a case in the middle of infinitives
    [
      'Retrait\nVérifier le nom, si le nom ne correspond pas, appeler le dépôt. Remettre le colis.',
      ['Vérifier le nom', 'Si le nom ne correspond pas: Appeler le dépôt', 'Remettre le colis'],
    ],
    // a value that is passed, as a question
    [
      'Dépôt\nPeser le sac.\nPlus de 20 kg ? Prendre le chariot.',
      ['Peser le sac', 'Plus de 20 kg: Prendre le chariot'],
    ],
    [
      'Kelder\nVat vullen.\nTemperatuur boven 18 °C? Koud water rond het vat.',
      ['Vat vullen', 'Temperatuur boven 18 °C: Koud water rond het vat'],
    ],
    // nouns of Dutch that look like verbs
    ['Balie\n- Stempel op de bon\n- Deur sluiten', ['Stempel op de bon', 'Deur sluiten']],
    // how long before
    [
      'Sala\nMedia hora antes, el conserje abre la puerta y enciende la luz.',
      ['Media hora antes: Abrir la puerta — Conserje', 'Media hora antes: Encender la luz — Conserje'],
    ],
    // a noun in the plural before a place
    ['Oficina\n- Vaciar la bandeja\n- Partes en la carpeta azul', ['Vaciar la bandeja', 'Partes en la carpeta azul']],
    // the last things of a list and their place
    [
      "Relevé\nNoter la pression, l'heure et le nom sur la feuille. Fermer le local.",
      ["Noter la pression, l'heure et le nom sur la feuille", 'Fermer le local'],
    ],
    ['Ménage\nLundi matin, sortir tout.\nFermer la porte.', ['Lundi matin: Sortir tout', 'Fermer la porte']],
    // a name that would be a verb with an accent
    [
      'Bar\nSpegnere la piastra. La chiave la porta Luca o Sara. Chiudere la porta.',
      expect.arrayContaining([expect.stringMatching(/Sara(?!\p{L})/u)]),
    ],
    // of whom a case is
    [
      'Verleih\n- Gast kommt zu spät: 5 Euro pro Stunde\n- Rad putzen',
      ['Gast kommt zu spät: 5 Euro pro Stunde', 'Rad putzen'],
    ],
    [
      "Nido\nL'educatrice apre il cancello. L'educatrice chiama i bambini. Chi arriva dopo le 17 paga 10 euro.",
      expect.arrayContaining(['Chi arriva dopo le 17 paga 10 euro']),
    ],
    // what somebody is asked to do in Dutch, and what for
    [
      'Balie. De receptionist vraagt de gast om het formulier te tekenen. De portier belt de klant om een tijd af te spreken.',
      [
        'De gast vragen om het formulier te tekenen — Receptionist',
        'De klant bellen om een tijd af te spreken — Portier',
      ],
    ],
    // what happens otherwise is no work
    [
      'Bäckerei\nTeig kneten. Der Teig muss vor 4 Uhr in die Kammer, sonst fällt er zusammen.',
      ['Teig kneten', 'Der Teig muss vor 4 Uhr in die Kammer, sonst fällt er zusammen'],
    ],
    // a greeting to all
    [
      'Ouverture du kiosque : bonjour à tous, le vendeur compte la caisse. Le vendeur sort le panneau.',
      ['Compter la caisse — Vendeur', 'Sortir le panneau — Vendeur'],
    ],
  ])('%j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it.each([
    [
      'Estimado Luis:\n\nLe escribo para explicarle cómo se prepara la piscina. El socorrista mide el cloro y abre la ducha.\n\nAtentamente,\nRosa',
      'Preparar la piscina',
    ],
    [
      "Gentile Anna,\ncome d'accordo le mando la procedura per il cambio delle lenzuola. La governante conta le federe e chiude il sacco.\nCordiali saluti\nMarco",
      'Cambio delle lenzuola',
    ],
    [
      'Prezados,\n\nConforme conversado, segue o procedimento para a troca de filtros. O técnico fecha a válvula e retira o filtro.\n\nAtenciosamente,\nPaulo',
      'Troca de filtros',
    ],
    ["En cas de vol d'un vélo, le gardien appelle la police. Le gardien note l'heure.", "Vol d'un vélo"],
    [
      'Die Wärterin zählt Ziegen, Schafe und Ponys und verriegelt das Tor. Der Pfleger füllt das Wasser auf und schreibt den Stand auf.',
      'Verfahren ohne Titel',
    ],
    [
      'Die Wärterin zählt Ziegen, Schafe und Ponys und verriegelt das Tor. Sie schreibt den Stand auf.',
      'Aufgaben: Wärterin',
    ],
  ])('%j is called %j', (request, title) => {
    expect(draftSop(request).document.title).toBe(title);
  });

  it('does not take what an announcement begins with for a name', () => {
    const { title } = draftSop(
      'Ab sofort gilt: Die Kasse wird um 20 Uhr gezählt. Die Kassiererin unterschreibt den Zettel.',
    ).document;
    expect(title).not.toMatch(/gilt/u);
  });

  it('keeps the name of a pasted document in the title alone', () => {
    const { title, notes } = draftSop(
      'ISTRUZIONE 9 – Cambio del filtro (da rivedere)\n\nSpegnere la pompa.\nSvuotare il filtro.\nLavare la rete.',
    ).document;
    expect({ title, notes }).toEqual({ title: 'Cambio del filtro', notes: [] });
  });
});
