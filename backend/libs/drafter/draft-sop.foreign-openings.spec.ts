import { describe, expect, it } from '@jest/globals';
import { stepsOf } from '../sop-document/index.js';
import { draftSop } from './draft-sop.js';

/** A request that says first who writes it or how it was done so far, its title, and the steps of the rest. */
const OPENINGS: readonly [string, string, string[]][] = [
  [
    'Wir sind eine Schreinerei mit neun Leuten und sollen bis März eine Arbeitsanweisung zur Lagerung von Lacken vorlegen. Bisher macht es jeder, wie er will. So soll es künftig laufen: Der Meister prüft die Dosen. Danach stellt er sie ins Regal.',
    'Lagerung von Lacken',
    ['Die Dosen prüfen', 'Sie ins Regal stellen'],
  ],
  [
    'Bitte erstellen Sie uns eine Anleitung für die Ausgabe der Leihräder. Wir betreiben drei Stationen am See. Der Mitarbeiter notiert den Namen.',
    'Ausgabe der Leihräder',
    ['Den Namen notieren'],
  ],
  [
    'Somos una lavandería industrial de Vigo y queremos dejar por escrito cómo se hace la entrega de sábanas. Tenemos tres camiones. El conductor cuenta los sacos.',
    'Entrega de sábanas',
    ['Contar los sacos'],
  ],
  [
    'Necesitaría un procedimiento para la apertura del polideportivo. Trabajamos cuatro conserjes y una limpiadora. Hasta ahora cada uno lo hacía a su manera. El conserje enciende las luces.',
    'Apertura del polideportivo',
    ['Encender las luces'],
  ],
  [
    "Bonjour, il nous faudrait une procédure écrite pour la remise des clés dans notre résidence (deux bâtiments, trente studios). Jusqu'ici chacun fait à sa manière. Le gardien vérifie le nom. Il note l'heure.",
    'Remise des clés dans notre résidence',
    ['Vérifier le nom', "Noter l'heure"],
  ],
  [
    'Bom dia. Precisava de um protocolo para a limpeza das mesas do nosso café, que tem três salas e um terraço. O empregado retira os copos.',
    'Limpeza das mesas do nosso café',
    ['Retirar os copos'],
  ],
  [
    'Graag een handleiding voor de balie van ons zwembad, voor het uitlenen van zwembanden. We hebben twee balies. De medewerker vraagt een borg.',
    'Uitlenen van zwembanden',
    ['Een borg vragen'],
  ],
  [
    'Buongiorno, ci servirebbe una procedura scritta per il noleggio degli sci. Siamo in quattro e abbiamo due negozi. Il commesso controlla gli attacchi.',
    'Noleggio degli sci',
    ['Controllare gli attacchi'],
  ],
  [
    'Vi är ett bageri med sex anställda och behöver en rutin för rengöring av ugnar. Hittills gör alla på sitt sätt. Bagaren stänger av gasen.',
    'Rengöring av ugnar',
    ['Bagaren stänger av gasen'],
  ],
  [
    'Prowadzimy mały zakład szewski i potrzebujemy instrukcji przyjmowania butów do naprawy. Dotychczas każdy robi to inaczej. Pracownik sprawdza podeszwy.',
    'Przyjmowanie butów do naprawy',
    ['Pracownik sprawdza podeszwy'],
  ],
];

describe('draftSop takes who writes, what is wanted and how it was done so far for no step (drafting 3.2)', () => {
  it.each(OPENINGS)('%s', (prompt, title, steps) => {
    const { document } = draftSop(prompt);
    expect(document.title.toLowerCase()).toBe(title.toLowerCase());
    expect(stepsOf(document).map(({ text }) => text)).toEqual(steps);
  });

  it.each([
    ['Tenemos que contar dos veces las cajas. El mozo firma el albarán.', 'dos veces'],
    ['Wir haben zwei Schlösser zu prüfen. Der Wart zieht den Riegel.', 'Zwei Schlösser prüfen'],
    ['Temos de trancar duas portas. O porteiro apaga as luzes.', 'duas portas'],
  ])('keeps the duty in %s', (prompt, words) => {
    expect(JSON.stringify(stepsOf(draftSop(prompt).document))).toContain(words);
  });
});

/** An announcement before a colon, and the first step behind it. */
const ANNOUNCED: readonly [string, string][] = [
  [
    'Procedimiento para el cierre de la piscina. Así queremos que se haga: El socorrista cuenta las sillas.',
    'Contar las sillas',
  ],
  ['Anweisung für die Kasse. Künftig läuft es so: Die Kassiererin zählt das Geld.', 'Das Geld zählen'],
  ['Procédure pour la fermeture du bar. Désormais on procède comme suit : Le barman vide les bacs.', 'Vider les bacs'],
  ['Procedura per la chiusura della palestra. D’ora in poi si fa così: Il custode spegne le luci.', 'Spegnere le luci'],
  [
    'Werkinstructie voor de kelder. Zo moet het voortaan gaan: De beheerder controleert de pomp.',
    'De pomp controleren',
  ],
];

describe('draftSop leaves out what only says that the work follows (drafting 3.2)', () => {
  it.each(ANNOUNCED)('%s', (prompt, step) => {
    expect(stepsOf(draftSop(prompt).document).map(({ text }) => text)).toEqual([step]);
  });
});
