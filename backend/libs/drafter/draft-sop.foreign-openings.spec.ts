import { describe, expect, it } from '@jest/globals';
import { stepsOf } from '../sop-document/index.js';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

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

/** A wish, what is told of its readers or of who works there, and two steps. */
const TOLD_OF_READERS: readonly [wish: string, told: string, work: string][] = [
  [
    'Necesito un procedimiento para la limpieza de los filtros de la piscina.',
    'Lo va a leer el personal de verano, así que tiene que ser sencillo',
    'El socorrista cierra la bomba. Después lava el filtro.',
  ],
  [
    'Necesitamos una instrucción para el cambio de turno.',
    'La usarán los seis vigilantes y la jefa, por eso debe ser corta',
    'El vigilante apunta la hora. Después entrega las llaves.',
  ],
  [
    'Ich brauche eine Anweisung für den Schichtwechsel in der Gießerei.',
    'Benutzen werden sie die acht Gießer und der Meister, deshalb muss sie klar sein',
    'Der Gießer schreibt die Uhrzeit auf. Dann übergibt er den Schlüssel.',
  ],
  [
    'Bitte eine Anweisung für die Ausgabe von Schlüsseln.',
    'Bei uns arbeiten vier Pförtner, eine Disponentin und zwei Leute im Büro',
    'Der Pförtner schreibt den Namen auf. Dann gibt er den Schlüssel heraus.',
  ],
  [
    "J'ai besoin d'une procédure pour la fermeture de la piscine.",
    'Elle sera utilisée par les trois maîtres-nageurs et la gérante, donc elle doit être claire',
    "Le maître-nageur ferme la vanne. Ensuite il note l'heure.",
  ],
  [
    'Mi serve una procedura per la chiusura del bar.',
    'La useranno i due baristi e la titolare, quindi deve essere chiara',
    'Il barista spegne la macchina. Poi conta la cassa.',
  ],
  [
    'Preciso de um procedimento para o fecho do bar.',
    'Vão usá-lo os dois empregados e a gerente, por isso tem de ser claro',
    'O empregado desliga a máquina. Depois conta a caixa.',
  ],
  [
    'Graag een werkinstructie voor de uitgifte van sleutels.',
    'Er werken vier portiers, een planner en twee mensen in het kantoor',
    'De portier noteert de naam. Daarna sluit hij de kast.',
  ],
];

describe('draftSop notes who reads the text and who works there, in other languages (drafting 3.3)', () => {
  it.each(TOLD_OF_READERS)('%s %s', (wish, told, work) => {
    const { document } = draftSop(`${wish} ${told}. ${work}`);
    expect(document.notes.map(({ text }) => text)).toContain(told);
    expect(statedSteps(`${wish} ${told}. ${work}`)).toHaveLength(2);
  });

  it.each([
    ['Der Pförtner schreibt den Namen auf. Dann gibt er den Schlüssel heraus.', 'Die Leser sind unsere Aushilfen'],
    ['De portier noteert de naam. Daarna sluit hij de kast.', 'De lezers zijn de invallers en de nieuwe collega'],
    ['Le gardien note le nom. Ensuite il ferme la porte.', 'Les lecteurs sont les remplaçants'],
    ['Il custode scrive il nome. Poi chiude la porta.', 'I lettori sono i supplenti e la nuova collega'],
  ])('%s %s', (work, told) => {
    expect(statedSteps(`${work} ${told}.`)).toHaveLength(2);
    expect(draftSop(`${work} ${told}.`).document.notes.map(({ text }) => text)).toContain(told);
  });
});

describe('draftSop shortens a long name of what is wanted by when it is done (drafting 3.8)', () => {
  it.each([
    [
      'Somos uma adega em Viseu, com 20 pessoas, e precisamos de um procedimento escrito para a limpeza de depósitos de aço e de barricas velhas antes da vindima. O adegueiro fecha a válvula.',
      'Limpeza de depósitos de aço e de barricas velhas',
    ],
    [
      'Somos un vivero de Lugo, con 8 empleados, y necesitamos un procedimiento escrito para la toma de muestras de tierra en las mesas de cultivo antes de la siembra. El viverista abre el grifo.',
      'Toma de muestras de tierra en las mesas de cultivo',
    ],
    [
      "Nous sommes une scierie du Morvan, avec 14 salariés, et nous avons besoin d'une procédure écrite pour le contrôle des lames de scie et des courroies après la pause. Le scieur arrête la machine.",
      'Contrôle des lames de scie et des courroies',
    ],
    [
      'Siamo un frantoio di Bari, con 9 persone, e abbiamo bisogno di una procedura scritta per il lavaggio delle olive e delle cassette di plastica verdi prima della molitura. Il frantoiano apre il cancello.',
      'Lavaggio delle olive e delle cassette di plastica verdi',
    ],
  ])('%s', (prompt, title) => {
    expect(draftSop(prompt).document.title).toBe(title);
  });
});
