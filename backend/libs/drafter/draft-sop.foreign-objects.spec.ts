import { describe, expect, it } from '@jest/globals';
import { statedSteps } from './testing/steps-of-draft.js';

const CASES: readonly [string, string, string[]][] = [
  [
    'de: bare nouns, adjectives and what somebody is',
    'Annahme von Rückläufern. Der Lagerist prüft jeden Karton. Danach notiert er Artikelnummer, fehlende Teile, Zustand und Namen des Kunden im Heft.',
    [
      'Jeden Karton prüfen — Lagerist',
      'Artikelnummer, fehlende Teile, Zustand und Namen des Kunden im Heft notieren — Lagerist',
    ],
  ],
  [
    'de: things with adjectives before a place',
    'Kontrolle der Kühlung. Die Küchenhilfe misst morgens rohes Fleisch, gekochtes Gemüse, Milch und Fisch mit dem Stichthermometer.',
    ['Morgens rohes Fleisch, gekochtes Gemüse, Milch und Fisch mit dem Stichthermometer messen — Küchenhilfe'],
  ],
  [
    'nl: bare nouns',
    'Laden en lossen. De chauffeur noteert kenteken, aantal pallets, losplaats en tijd op de lijst.',
    ['Kenteken, aantal pallets, losplaats en tijd op de lijst noteren — Chauffeur'],
  ],
  [
    'nl: what is asked stands behind the things',
    'Ontvangst van hout. De magazijnier controleert de vrachtbrief, het zegelnummer en of de planken droog zijn.',
    ['De magazijnier controleert de vrachtbrief, het zegelnummer en of de planken droog zijn — Magazijnier'],
  ],
  [
    'es: behind what has to be done',
    'Entrada de vehículos. Hay que anotar hora, taller, modelo y color en la ficha.',
    ['Anotar hora, taller, modelo y color en la ficha'],
  ],
  [
    'es: behind a reflexive verb',
    'Recogida de fruta. Se anota nombre, fecha, talla y precio en la etiqueta.',
    ['Anotar nombre, fecha, talla y precio en la etiqueta'],
  ],
  [
    'fr: bare nouns',
    'Accueil des stagiaires. Il faut noter nom, date, service et numéro de poste sur la fiche. Puis la tutrice ouvre le casier.',
    ['Noter nom, date, service et numéro de poste sur la fiche', 'Ouvrir le casier — Tutrice'],
  ],
  [
    'fr: what is asked stands behind the things',
    'Accueil des visiteurs. La gardienne vérifie la taille, le poids et si le badge fonctionne.',
    ['Vérifier la taille, le poids et si le badge fonctionne — Gardienne'],
  ],
  [
    'fr: an article before a noun that may be a verb',
    'Caisse. La caissière compte les billets. Le soir, le caissier vérifie la réservation et le solde.',
    ['Compter les billets — Caissière', 'Le soir: Le caissier vérifie la réservation et le solde — Caissier'],
  ],
  [
    'it: things and what is asked',
    "Ricevimento vini. Il cantiniere controlla il lotto, l'annata e se il tappo è integro. Bisogna annotare ora, vigneto, varietà e partita sul registro.",
    [
      "Controllare il lotto, l'annata e se il tappo è integro — Cantiniere",
      'Annotare ora, vigneto, varietà e partita sul registro',
    ],
  ],
  [
    'it: an article before a noun that may be a verb',
    'Dolci. Il pasticcere pesa la farina e lo zucchero.',
    ['Il pasticcere pesa la farina e lo zucchero — Pasticcere'],
  ],
];

describe('draftSop leaves the things of one verb with it (drafting 3.2)', () => {
  it.each(CASES)('%s', (_, prompt, steps) => {
    expect(statedSteps(prompt)).toEqual(steps);
  });
});

describe('draftSop still cuts what follows another verb', () => {
  it.each([
    [
      'Schluss. Der Kellner wischt die Theke, leert den Müll und schließt ab.',
      ['Die Theke wischen — Kellner', 'Den Müll leeren — Kellner', 'Abschließen — Kellner'],
    ],
    [
      'Fermeture. Compter la caisse, fermeture des volets, rideau et alarme.',
      ['Compter la caisse', 'Fermeture des volets', 'Rideau et alarme'],
    ],
    [
      "Courrier. La secrétaire ouvre l'enveloppe et la compte.",
      ["Ouvrir l'enveloppe — Secrétaire", 'La compter — Secrétaire'],
    ],
    ['Cierre. La cajera cuenta los billetes y los guarda.', ['Contar los billetes — Cajera', 'Guardarlos — Cajera']],
  ])('%s', (prompt, steps) => {
    expect(statedSteps(prompt)).toEqual(steps);
  });
});

describe('draftSop leaves a verb with what it is about in German and Dutch', () => {
  it.each([
    [
      'Balie\nDe klant geeft bij de kassa door hoeveel personen er komen.',
      'Bij de kassa doorgeven hoeveel personen er komen — Klant',
    ],
    [
      'Balie\nDe ouders geven op het formulier door wie het kind ophaalt.',
      'Op het formulier doorgeven wie het kind ophaalt — Ouders',
    ],
    ['Balie\nDe chauffeur belt na aankomst door waar hij staat.', 'Na aankomst doorbellen waar hij staat — Chauffeur'],
    [
      'Meldung\nDiese informiert den Betriebsrat noch am selben Tag und schreibt einen Bericht.',
      'Diese informiert den Betriebsrat noch am selben Tag und schreibt einen Bericht',
    ],
    [
      'Rampe\nBei Ankunft prüft der Fahrer die Plomben, der Lagerist zählt die Kisten.',
      'Bei Ankunft prüft der Fahrer die Plomben, der Lagerist zählt die Kisten — Fahrer',
    ],
    [
      'Pforte\nDer Ausweis bekommt ein Foto, niemals einen Namen, und wird in den Schrank gelegt.',
      'Den Ausweis in den Schrank legen',
    ],
  ])('%s', (request, step) => {
    expect(statedSteps(request)).toContain(step);
  });
});

describe('draftSop keeps a thing that a clause tells in the list of its verb in Romance languages', () => {
  it.each([
    [
      'Armazém\nO técnico escreve no livro a data, a hora, o que sobrou na caixa e a sua assinatura.',
      'Escrever no livro a data, a hora, o que sobrou na caixa e a sua assinatura — Técnico',
    ],
    [
      'Almacén\nEl técnico anota en el libro la fecha, la hora, lo que queda en la caja y su firma.',
      'Anotar en el libro la fecha, la hora, lo que queda en la caja y su firma — Técnico',
    ],
    [
      "Atelier\nLe technicien note dans le registre la date, l'heure, ce qui reste dans la caisse et sa signature.",
      "Noter dans le registre la date, l'heure, ce qui reste dans la caisse et sa signature — Technicien",
    ],
    [
      "Officina\nIl tecnico annota nel registro la data, l'ora, quello che resta nella cassa e la sua firma.",
      "Annotare nel registro la data, l'ora, quello che resta nella cassa e la sua firma — Tecnico",
    ],
    [
      'Hotel\nEl portero apunta el nombre, la hora, lo que ha traído el cliente y el número de maletas.',
      'Apuntar el nombre, la hora, lo que ha traído el cliente y el número de maletas — Portero',
    ],
  ])('%s', (request, step) => {
    expect(statedSteps(request)).toEqual([step]);
  });

  it.each([
    ['Oficina\nAs chaves e os documentos entregam-se ao cliente.', 'Entregar as chaves e os documentos ao cliente'],
    ['Arquivo\nO mapa e as fichas arrumam-se na gaveta.', 'Arrumar o mapa e as fichas na gaveta'],
    ['Taller\nLa firma y los sellos se guardan en la caja fuerte.', 'Guardar la firma y los sellos en la caja fuerte'],
    ['Café\nLe livre et les clés se rangent dans le tiroir.', 'Ranger le livre et les clés dans le tiroir'],
    ['Bar\nLa copia e le chiavi si conservano in cassaforte.', 'Conservare la copia e le chiavi in cassaforte'],
  ])('two things before the verb of both: %s', (request, step) => {
    expect(statedSteps(request)).toEqual([step]);
  });
});
