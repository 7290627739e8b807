import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { phasesOf, statedSteps } from './testing/steps-of-draft.js';

/** Minutes below a wish, the steps of the topic that is wanted, and what is told in a note. */
const MINUTES: readonly [lines: string[], steps: string[], notes: string[]][] = [
  [
    [
      'Bitte machen Sie aus dem Protokoll eine Arbeitsanweisung für den Getränkemarkt. Sie soll "Leergut – Annahme, Lagerung" heißen.',
      '',
      'Protokoll Teamrunde Getränkemarkt, 3. Mai',
      'Anwesend: Frau Roth, Herr Kern (Lager), Frau Aydin',
      'Entschuldigt: Herr Wolf',
      '',
      'TOP 1 Parkplatz',
      'Die Schranke wird am Montag repariert. Bitte so lange hinten parken.',
      '',
      'TOP 2 Leergut',
      'Anlass: Im April fehlten 40 Kästen. Das soll nicht wieder vorkommen.',
      '',
      'Der Lagerist zählt die Kästen. Herr Kern merkt an, dass der Zähler oft klemmt. Danach stellt er die Kästen in den Hof.',
      '',
      'Nächster Termin: 7. Juni, 8 Uhr',
    ],
    ['Die Kästen zählen — Lagerist', 'Die Kästen in den Hof stellen — Lagerist'],
    ['Anwesend: Frau Roth', 'TOP 1 Parkplatz', 'Die Schranke wird', 'Anlass:', 'Herr Kern merkt an', 'Nächster Termin'],
  ],
  [
    [
      "Merci d'en faire une procédure pour les vestiaires.",
      '',
      'Compte rendu de la réunion du 3 mai',
      'Présents : Mme Roy, M. Blanc, Mme Petit',
      'Excusé : M. Noir',
      '',
      'Point 1 : parking',
      'La barrière sera réparée lundi.',
      '',
      'Point 2 : vestiaires',
      'Le gardien ouvre les casiers à 8 h. M. Blanc signale que la serrure du fond coince. Ensuite il contrôle les douches.',
      '',
      'Prochaine réunion : 7 juin',
    ],
    ['Ouvrir les casiers à 8 h — Gardien', 'Contrôler les douches — Gardien'],
    ['Présents : Mme Roy', 'La barrière sera', 'M. Blanc signale', 'Prochaine réunion'],
  ],
  [
    [
      'Por favor, haz un procedimiento para los vestuarios.',
      '',
      'Acta de la reunión del 3 de mayo',
      'Asistentes: Sra. Gil, Sr. Pons, Sra. Mora',
      'Excusado: Sr. Vila',
      '',
      'Punto 1: aparcamiento',
      'La barrera se arregla el lunes.',
      '',
      'Punto 2: vestuarios',
      'El conserje abre las taquillas a las 8. Después revisa las duchas.',
    ],
    ['Abrir las taquillas a las 8 — Conserje', 'Revisar las duchas'],
    ['Asistentes: Sra. Gil', 'Excusado: Sr. Vila', 'La barrera se arregla'],
  ],
  [
    [
      'Maak hiervan een werkinstructie voor de kleedkamers.',
      '',
      'Verslag vergadering 3 mei',
      'Aanwezig: mevrouw Smit, meneer Bos',
      'Verontschuldigd: meneer Vos',
      '',
      'Punt 1: parking',
      'De slagboom wordt maandag hersteld.',
      '',
      'Punt 2: kleedkamers',
      'De portier opent de kasten om 8 uur. Daarna controleert hij de douches.',
    ],
    ['De kasten om 8 uur openen — Portier', 'De douches controleren — Portier'],
    ['Aanwezig: mevrouw Smit', 'De slagboom wordt'],
  ],
];

describe('draftSop reads from minutes of a meeting only the topic that is wanted (drafting 3.6)', () => {
  it.each(MINUTES)('%#', (lines, steps, notes) => {
    const prompt = lines.join('\n');
    expect(statedSteps(prompt)).toEqual(steps);
    const told = draftSop(prompt).document.notes.map(({ text }) => text);
    for (const note of notes) expect(told.some((text) => text.startsWith(note))).toBe(true);
  });

  it('takes each topic for a part where none of them is wanted before the others', () => {
    const prompt = [
      'Protokoll Teamrunde, 3. Mai',
      'Anwesend: Frau Roth, Herr Kern',
      'Entschuldigt: Herr Wolf',
      '',
      'TOP 1 Anlieferung',
      'Der Lagerist zählt die Kisten.',
      '',
      'TOP 2 Versand',
      'Der Packer klebt den Karton zu.',
    ].join('\n');
    expect(phasesOf(prompt)).toEqual(['Anlieferung', 'Versand']);
  });

  it('keeps a single line with such a word', () => {
    expect(statedSteps('Der Pförtner öffnet das Tor. Anwesend: zwei Wachleute.').length).toBeGreaterThan(0);
  });
});

describe('draftSop takes the name that a request gives to the procedure, in other languages (drafting 3.8)', () => {
  it.each([
    [
      'Bitte eine Anweisung für den Hof. Sie soll "Hoftor – auf und zu" heißen. Der Pförtner öffnet das Tor.',
      'Hoftor – auf und zu',
    ],
    ['Schreiben Sie eine Anweisung mit dem Titel „Hof am Abend“. Der Pförtner schließt das Tor.', 'Hof am Abend'],
    [
      "Il nous faut une consigne pour la cour. Elle doit s'appeler « Portail : le soir ». Le gardien ferme le portail.",
      'Portail : le soir',
    ],
    ['Quiero una guía para el patio. Debe llamarse "Verja de noche". El conserje cierra la verja.', 'Verja de noche'],
    ['Scrivi una procedura dal titolo "Cancello di sera". Il portiere chiude il cancello.', 'Cancello di sera'],
    ['Faz um procedimento para o pátio, com o título "Portão à noite". O porteiro fecha o portão.', 'Portão à noite'],
    [
      'Graag een instructie voor het erf. Ze moet "Poort in de avond" heten. De portier sluit de poort.',
      'Poort in de avond',
    ],
  ])('%s', (prompt, title) => {
    expect(draftSop(prompt).document.title).toBe(title);
    expect(statedSteps(prompt)).toHaveLength(1);
  });

  it('takes the name of a thing for no title', () => {
    const { document } = draftSop(
      'Der Pförtner öffnet das Tor. Der Ordner soll "2024" heißen. Dann schließt er das Tor.',
    );
    expect(document.title).not.toBe('2024');
  });
});
