import { describe, expect, it } from '@jest/globals';
import { draftSop } from '../draft-sop.js';
import { statedSteps } from '../testing/steps-of-draft.js';

describe('draftSop reads tables in other languages (drafting 3.6)', () => {
  it.each([
    [
      'de',
      'Rundgang im Schwimmbad\n\n| Wann | Was | Wer |\n|---|---|---|\n| 7:30 | Lüftung einschalten | Hausmeister |\n| 7:45 | Wasser messen | Kursleiter |',
      ['7:30: Lüftung einschalten — Hausmeister', '7:45: Wasser messen — Kursleiter'],
    ],
    [
      'es',
      'Paso\tTarea\tResponsable\n1\tEncender la cámara de frío\tEncargado\n2\tAnotar la temperatura\tAyudante\n3\tColocar el pescado sobre hielo\tAyudante',
      [
        'Encender la cámara de frío — Encargado',
        'Anotar la temperatura — Ayudante',
        'Colocar el pescado sobre hielo — Ayudante',
      ],
    ],
    [
      'fr',
      'Ouverture du fournil\nHeure | Tâche | Qui\n6h00 | Allumer le four | Boulanger\n6h15 | Sortir les pâtons | Apprenti\n6h30 | Vérifier la caisse | Vendeuse',
      [
        '6h00: Allumer le four — Boulanger',
        '6h15: Sortir les pâtons — Apprenti',
        '6h30: Vérifier la caisse — Vendeuse',
      ],
    ],
  ])('%s', (lang, request, steps) => {
    expect(draftSop(request).language).toBe(lang);
    expect(statedSteps(request)).toEqual(steps);
  });

  it('keeps what the other cells say with the step, and tells it nowhere twice', () => {
    const request =
      'Rundgang\n| Wann | Was | Wer | Hinweis |\n|---|---|---|---|\n| 7:30 | Lüftung einschalten | Hausmeister | Stufe 2 |\n| 7:45 | Wasser messen | Kursleiter | mind. 30 °C |';
    const { phases, notes } = draftSop(request).document;
    const expected = phases.flatMap(({ steps }) => steps).map((step) => step.expected);
    expect(expected).toEqual(expect.arrayContaining(['Stufe 2', 'mind. 30 °C']));
    expect(notes).toEqual([]);
  });

  it.each([
    [
      'Störungen an der Waschstraße\n\n| Störung | Wer entscheidet | Was tun |\n|---|---|---|\n| Bürste dreht nicht | Schichtleiter | Anlage stoppen |\n| Kunde steckt fest | Kassierer | Tor von Hand öffnen |',
      ['Bürste dreht nicht: Anlage stoppen — Schichtleiter', 'Kunde steckt fest: Tor von Hand öffnen — Kassierer'],
    ],
    [
      'Incidencias en la guardería\n\nSituación | Qué se hace | Quién decide | Plazo máximo\nNiño con fiebre | se llama a los padres | directora | 15 minutos\nNiño perdido | se cierra la puerta | directora | 1 hora',
      [
        'Niño con fiebre: Llamar a los padres (15 minutos) — Directora',
        'Niño perdido: Cerrar la puerta (1 hora) — Directora',
      ],
    ],
    [
      'Pannes de la caisse\n\n| Panne | Conduite à tenir | Qui décide |\n|---|---|---|\n| Lecteur bloqué | redémarrer le terminal | caissier |\n| Tiroir coincé | appeler le responsable | caissier |',
      ['Lecteur bloqué: Redémarrer le terminal — Caissier', 'Tiroir coincé: Appeler le responsable — Caissier'],
    ],
    [
      'Imprevisti in sala\n\n| Situazione | Chi decide | Cosa si fa |\n|---|---|---|\n| Tavolo occupato | cameriere | si offre un caffè e la terrazza è aperta |\n| Posate finite | cuoco | si lavano i piatti |',
      [
        'Tavolo occupato: Si offre un caffè e la terrazza è aperta — Cameriere',
        'Posate finite: Lavare i piatti — Cuoco',
      ],
    ],
    [
      'Avarias do elevador\n\n| Ocorrência | O que fazer | Quem decide |\n|---|---|---|\n| Porta não fecha | desligar o elevador | zelador |\n| Pessoa presa | chamar a assistência | zelador |',
      ['Porta não fecha: Desligar o elevador — Zelador', 'Pessoa presa: Chamar a assistência — Zelador'],
    ],
    [
      'Storingen in de wasserij\n\n| Storing | Wat te doen | Wie beslist |\n|---|---|---|\n| Droger stopt | de zekering controleren | teamleider |\n| Water lekt | de kraan dichtdraaien | teamleider |',
      ['Droger stopt: De zekering controleren — Teamleider', 'Water lekt: De kraan dichtdraaien — Teamleider'],
    ],
    // Whatever the words of a row above a line, they name the columns.
    [
      'Controllo del forno\n\n| Zona | Valore letto | Lavorazione |\n|---|---|---|\n| Camera alta | 220 gradi | pulire la griglia e la ventola |\n| Camera bassa | 180 gradi | vuotare il cassetto della cenere |',
      ['Pulire la griglia e la ventola', 'Vuotare il cassetto della cenere'],
    ],
  ])('reads the columns of cases, acts and people: %s', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it.each([
    [
      'Rundgang an der Schleuse\n\nPrüfpunkt | Wer | Soll | Sonst\nDruck am Kessel ablesen | Heizer | 1,5 bar | Wasser nachfüllen\nBrenner kontrollieren | Heizer | blaue Flamme | Service anrufen',
      [
        'Druck am Kessel ablesen (sonst: Wasser nachfüllen) — Heizer',
        'Brenner kontrollieren (sonst: Service anrufen) — Heizer',
      ],
    ],
    [
      'Ronde bij de sluis\n\nControle | Wie | Hoe vaak | Zo niet\nTemperatuur van de koeling meten | kok | 2x per dag | chef bellen\nHanden wassen | iedereen | altijd | zeep halen',
      [
        '2x per dag: Temperatuur van de koeling meten (zo niet: chef bellen) — Kok',
        'Altijd: Handen wassen (zo niet: zeep halen) — Iedereen',
      ],
    ],
  ])('keeps what is done otherwise with its row: %#', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });
});
