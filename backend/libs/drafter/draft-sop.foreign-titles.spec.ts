import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

describe('draftSop names a procedure by what stands behind the kind that is wanted in other languages', () => {
  it.each([
    [
      'Anweisung gesucht für unsere Fahrradwerkstatt (4 Leute): die Annahme von Leihrädern.\n\nDer Mechaniker prüft die Bremsen.',
      'Annahme von Leihrädern',
    ],
    [
      'Procedimiento necesario para nuestra clínica (tres salas): la limpieza del quirófano. La auxiliar retira las sábanas.',
      'Limpieza del quirófano',
    ],
    [
      'Procedura da scrivere per il nostro albergo: la consegna dei bagagli smarriti.\n\nIl portiere annota il nome.',
      'Consegna dei bagagli smarriti',
    ],
    [
      "Procédure pour notre camping (120 emplacements) : l'accueil des groupes scolaires.\n\nLe gardien ouvre la barrière.",
      'Accueil des groupes scolaires',
    ],
    [
      'Instructie nodig voor ons tuincentrum: het water geven in de kas. De medewerker controleert de slang.',
      'Water geven in de kas',
    ],
    [
      'Procedimento para a nossa padaria (duas lojas): a recolha do pão do dia anterior.\n\nO padeiro conta os pães.',
      'Recolha do pão do dia anterior',
    ],
  ])('%s', (request, title) => {
    const { document } = draftSop(request);
    expect(document.title).toBe(title);
    expect(document.notes.map(({ text }) => text)[0]).toMatch(/^(?:Anweisung|Proc|Instr)/u);
  });
});

describe('draftSop names a procedure by what stands behind a wish for some text in other languages', () => {
  it.each([
    [
      'Wir brauchen eine kurze Anweisung für die Werkstatt: Reifenwechsel. Der Geselle hebt das Auto an. Er prüft die Räder.',
      'Reifenwechsel',
    ],
    [
      'Hallo, ich brauche etwas Einfaches für den Empfang: Postannahme am Morgen. Die Sekretärin öffnet die Briefe.',
      'Postannahme am Morgen',
    ],
    [
      'Eine einfache Checkliste bitte für unsere Bäckerei: Öfen reinigen am Abend. Der Bäcker schaltet den Ofen aus.',
      'Öfen reinigen am Abend',
    ],
    [
      'We zoeken iets korts voor de balie: kasopmaak bij sluiting. De baliemedewerker telt het geld. De manager tekent de lijst.',
      'Kasopmaak bij sluiting',
    ],
    [
      'Een duidelijke instructie graag voor ons zwembad: filters spoelen. De badmeester sluit de klep. De chef tekent de lijst.',
      'Filters spoelen',
    ],
    [
      "Bonjour, il nous faut quelque chose de court pour l'atelier : vidange des machines. Le mécanicien ouvre la vanne.",
      'Vidange des machines',
    ],
    [
      'Necesitamos algo sencillo para el taller: cambio de aceite. El mecánico vacía el cárter. El jefe firma el parte.',
      'Cambio de aceite',
    ],
    [
      "Ci serve qualcosa di breve per l'officina: cambio gomme. Il meccanico solleva l'auto. Il capo firma il foglio.",
      'Cambio gomme',
    ],
    [
      'Bom dia, precisamos de algo curto para a oficina: troca de pneus. O mecânico levanta o carro. O chefe assina a folha.',
      'Troca de pneus',
    ],
  ])('%s', (request, title) => {
    const { document } = draftSop(request);
    expect(document.title).toBe(title);
    expect(document.phases.flatMap(({ steps }) => steps).map(({ text }) => text)).not.toContain(title);
  });

  it('takes no work for a name', () => {
    const { document } = draftSop('Hallo, wir brauchen was Kurzes für die Werkstatt: Öl ablassen. Filter tauschen.');
    expect(document.title).not.toBe('Filter tauschen');
    expect(JSON.stringify(document)).toMatch(/Öl ablassen/u);
  });
});

describe('draftSop takes a wish for the title and for no step in languages whose sentences it keeps', () => {
  it.each([
    [
      'Vi behöver en kort rutin för butiken: stängning av kassan. Kassören räknar pengarna. Chefen signerar listan.',
      'Stängning av kassan',
    ],
    [
      'Jag skulle vilja ha en instruktion för hur vi lämnar ut nycklar. Receptionisten kontrollerar legitimation. Nyckeln kvitteras.',
      'Hur vi lämnar ut nycklar',
    ],
    [
      'Jag behöver en rutin för vår förskola (tre avdelningar) om hur barnen hämtas. Pedagogen frågar efter namnet. Listan signeras.',
      'Hur barnen hämtas',
    ],
    [
      'Vi vil gerne have en vejledning om hvordan vi modtager varer. Lageret tæller kasserne. Chefen skriver under.',
      'Hvordan vi modtager varer',
    ],
    [
      'Prosimy o instrukcję dotyczącą mycia samochodów dostawczych. Kierowca opróżnia kabinę. Kierownik podpisuje listę.',
      'Mycia samochodów dostawczych',
    ],
    [
      'Potrzebujemy procedury dla naszej piekarni: czyszczenie pieców. Piekarz wyłącza piec. Kierownik podpisuje listę.',
      'Czyszczenie pieców',
    ],
    ['Potřebujeme postup pro naši pekárnu: čištění pecí. Pekař vypne pec. Mistr podepíše list.', 'Čištění pecí'],
    [
      'Avem nevoie de o procedură pentru atelierul nostru: schimbarea uleiului. Mecanicul golește baia. Șeful semnează fișa.',
      'Schimbarea uleiului',
    ],
  ])('%s', (request, title) => {
    const { document } = draftSop(request);
    const told = document.phases.flatMap(({ steps }) => steps).map(({ text }) => text);
    expect(document.title).toBe(title);
    expect(told).toHaveLength(2);
    expect(document.notes).toHaveLength(1);
  });
});
