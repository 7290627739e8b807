import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('draftSop keeps a clause of German or Dutch whole up to the particle of its verb', () => {
  it.each([
    [
      'Der Wirt sperrt die Küche ab. Am Ende schaltet der Wirt Licht, Musik und Grill am Hauptschalter aus, der hinter der Theke sitzt.',
      [
        'Die Küche absperren — Wirt',
        'Am Ende: Licht, Musik und Grill am Hauptschalter ausschalten, der hinter der Theke sitzt — Wirt',
      ],
    ],
    [
      'Nach der Fahrt füllt der Fahrer Tank, Wischwasser und Öl auf und trägt den Kilometerstand ein. Dann parkt er.',
      [
        'Nach der Fahrt: Tank, Wischwasser und Öl auffüllen — Fahrer',
        'Nach der Fahrt: Den Kilometerstand eintragen — Fahrer',
        'Dann parkt er — Fahrer',
      ],
    ],
    [
      'Die Aushilfe prüft die Kasse, alle Lampen leuchten kurz auf. Dann geht sie.',
      ['Die Kasse prüfen — Aushilfe', 'Alle Lampen leuchten kurz auf', 'Dann geht sie — Aushilfe'],
    ],
    [
      'De kok sluit de keuken. Aan het eind schrijft de kok tijd, temperatuur en naam in het schrift op.',
      ['De keuken sluiten — Kok', 'Aan het eind: Tijd, temperatuur en naam in het schrift opschrijven — Kok'],
    ],
  ])('%s', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });
});

describe('draftSop finds where a condition without a comma ends, before what nobody is named for', () => {
  it.each([
    [
      'Il portiere apre il cancello. Se i corrieri vengono dopo le 18 si lascia il pacco nel deposito, la serratura si chiude da sola.',
      'Se i corrieri vengono dopo le 18: Lasciare il pacco nel deposito, la serratura si chiude da sola',
    ],
    [
      'Il portiere apre il cancello. Se arriva un furgone si avvisa il magazzino, il modulo sta in ufficio.',
      'Se arriva un furgone: Avvisare il magazzino, il modulo sta in ufficio',
    ],
    [
      'El conserje abre la verja. Cuando el ascensor de carga se bloquea se llama al técnico, él trae la llave.',
      'Cuando el ascensor de carga se bloquea: Llamar al técnico, él trae la llave',
    ],
    [
      'O porteiro abre o portão. Se os entregadores chegam tarde deixa-se o pacote na portaria, o código muda todo mês.',
      'Se os entregadores chegam tarde: Deixar o pacote na portaria, o código muda todo mês',
    ],
    [
      'Il portiere apre il cancello. Se il cliente si rivolge al banco, il commesso chiama il titolare.',
      'Se il cliente si rivolge al banco: Chiamare il titolare — Commesso',
    ],
  ])('%s', (request, step) => {
    expect(statedSteps(request)).toContain(step);
  });
});

describe('draftSop leaves a phrase without a verb behind the clause that it belongs to', () => {
  it.each([
    [
      "La factrice trie le courrier. Elle remet le colis au voisin, sur présentation d'une carte si elle ne le connaît pas. Puis elle signe.",
      "Remettre le colis au voisin, sur présentation d'une carte si elle ne le connaît pas — Factrice",
    ],
    [
      'Las bandejas se tapan y entran en el horno antes de las 6, a 180 °C las grandes y a 160 °C las pequeñas. Después se limpia la mesa.',
      'Entran en el horno antes de las 6, a 180 °C las grandes y a 160 °C las pequeñas',
    ],
    [
      'Il bagnino apre la piscina. Il biglietto si paga alla cassa, massimo 8 euro, esclusi i soci. Poi controlla il cloro.',
      'Pagare il biglietto alla cassa, massimo 8 euro, esclusi i soci',
    ],
  ])('%s', (request, step) => {
    expect(statedSteps(request)).toContain(step);
  });
});

describe('draftSop leaves who is meant as well with whom the sentence is about', () => {
  it.each([
    'Tous les saisonniers, stagiaires compris, signent la charte et reçoivent un badge',
    'Les visiteurs, enfants compris, portent un badge',
    'Todos los empleados, incluidos los temporales, firman la hoja y reciben un casco',
    'Los conductores, también los externos, enseñan el carnet',
    'Tutti i dipendenti, stagisti compresi, firmano il registro e ricevono il badge',
    'I nuovi assunti, anche i part-time, sono formati entro una settimana',
    'Neue Fahrer, Leihkräfte eingeschlossen, werden am ersten Tag eingewiesen',
    'Nieuwe chauffeurs, stagiairs inbegrepen, worden op de eerste dag ingewerkt',
  ])('%s', (sentence) => {
    const [step = '', ...others] = statedSteps(`Formation Formación Uitleg\n${sentence}.`);
    expect(step.replace(/ — .*$/u, '')).toBe(sentence);
    expect(others).toEqual([]);
  });

  it('keeps whoever has to be able to do something', () => {
    expect(statedSteps('Boutique\nLes vendeuses doivent pouvoir répondre aux clients.')[0]).toMatch(
      /^Les vendeuses doivent pouvoir répondre aux clients/u,
    );
  });
});

describe('draftSop leaves what something has together with how or where it is', () => {
  it.each([
    'Chaque machine a sa fiche, rangée dans le tiroir',
    'Chaque cuve a son registre, accroché à la porte',
    'Cada máquina tiene su ficha, guardada en el cajón',
    'Ogni vasca ha il suo registro, appeso alla porta',
    'Ogni macchina ha una scheda, conservata in ufficio',
  ])('%s', (sentence) => {
    const { document } = draftSop(`Registre\n${sentence}.`);
    const lines = [...statedSteps(`Registre\n${sentence}.`), ...document.notes.map(({ text }) => text)];
    expect(lines).toEqual([sentence]);
  });

  it('ends whom a sentence is about at a semicolon', () => {
    expect(
      statedSteps('Formation\nTous les saisonniers, stagiaires compris, signent la charte ; une visite a lieu en mai.'),
    ).toEqual(['Tous les saisonniers, stagiaires compris, signent la charte', 'Une visite a lieu en mai']);
  });
});
