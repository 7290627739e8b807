import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { titleOfName } from './english/name-title.js';

const titleOf = (request: string): string => draftSop(request).document.title;

const WORK =
  `The ranger opens the hatch and reads the gauge. He writes the figure in the log and shuts the hatch. If the
figure is above 40, he calls the warden. The log goes back on its hook. Nobody opens two hatches at the same time.`.replace(
    '\n',
    ' ',
  );

describe('draftSop finds the words that name the work, wherever they stand (drafting 3.8)', () => {
  it.each([
    [
      `Hi Sven, hope the flight was fine. The insurer was here last Thursday and was not amused about our paperwork, so we need something in writing on emptying the silt traps, nothing long. ${WORK}`,
      'Emptying the Silt Traps',
    ],
    [
      `We are a small harbor with two piers and eleven berths. Last winter a pump ran dry because everybody thought that somebody else had looked. My deputy retires in May, and nobody has ever put down how we check the bilge pumps. ${WORK}`,
      'Checking the Bilge Pumps',
    ],
    [
      `Jana 09:12\nmorning, who has the notes for pressure testing the hoses\nOle 09:14\nno one, it's all in my head\nJana 09:15\nthen write it here please, the new one starts monday\nOle 09:20\n${WORK}`,
      'Testing the Hoses',
    ],
  ])('%s', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    [
      'Wir sind ein kleines Strandbad mit drei Kassen. Im letzten Sommer hat ein Automat zwei Tage lang falsch gewechselt, und niemand hat es gemerkt. Deshalb brauchen wir endlich eine Anweisung für das Leeren der Münzautomaten. Die Kassiererin öffnet den Automaten mit dem roten Schlüssel. Sie zählt die Münzen und trägt den Betrag in die Liste ein. Danach bringt sie den Beutel in den Tresor.',
      'Leeren der Münzautomaten',
    ],
    [
      'Somos un faro que recibe visitas los domingos. El verano pasado se cayó un niño en la escalera y el ayuntamiento nos pidió papeles. Necesitamos por escrito el control de la escalera de caracol antes de las visitas. El guarda sube con la linterna y mira cada peldaño. Apunta los peldaños sueltos en el cuaderno y cierra la puerta si hay más de dos.',
      'Control de la escalera de caracol',
    ],
    [
      "Bonjour, nous sommes une petite régie de barques à Annemasse. L'an dernier deux clients sont partis sans gilet et l'assurance n'a pas apprécié. Il nous faudrait une fiche sur la remise des gilets aux clients. L'employé demande le poids et choisit la taille. Il serre les sangles et note le numéro du gilet sur le billet. Il vérifie que la boucle est fermée.",
      'Remise des gilets aux clients',
    ],
    [
      'Von: Lena Brückner\nAn: Werkstatt\nBetreff: AW: Ablauf Bootsübergabe\n\nHallo Jonas,\n\nwie gestern besprochen schreibe ich es dir auf, weil der Neue am Montag anfängt. Der Wart prüft den Rumpf und die Leinen. Er notiert die Nummer des Bootes im Buch. Der Gast unterschreibt und zahlt die Kaution. Niemand fährt ohne Weste.\n\nGruß\nLena',
      'Ablauf Bootsübergabe',
    ],
  ])('in other languages: %s', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    [
      'so ich sprech das mal eben ein weil ich grad am steg sitze es geht um das Kontrollieren von Schwimmwesten bei Mietbooten zuerst zählst du die Westen und schaust die Gurte an und wenn einer gerissen ist kommt die Weste in die rote Kiste dann prüfst du die Patrone und trägst die Nummer in die Liste ein und danach hängst du alles wieder an den Haken',
      'Kontrollieren von Schwimmwesten bei Mietbooten',
    ],
  ])('instead of the words of a dictation up to where they were cut: %s', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it('leaves a title that stands above the text, however long it is', () => {
    const title = 'Cleaning and Locking the Weir Screens of the Upper Pond';
    expect(titleOf(`${title}\n\n${WORK}`)).toBe(title);
  });

  it('names none after the text that is wished for', () => {
    const request =
      'Weitergeleitet, bitte daraus endlich einen festen Ablauf bauen. Die Kassiererin öffnet den Automaten mit dem roten Schlüssel. Sie zählt die Münzen und trägt den Betrag in die Liste ein. Danach bringt sie den Beutel in den Tresor und schließt ihn ab. Sie unterschreibt das Blatt und legt es in den Ordner.';
    expect(titleOf(request)).not.toMatch(/Ablauf/u);
    expect(titleOfName('turning written down')).toBe('Turning');
    expect(titleOfName('washing down the deck')).toBe('Washing Down the Deck');
  });

  it('leaves a title that the request states by more words, and the name of a short request', () => {
    expect(titleOf(`Cleaning the Weir Screens\n\n${WORK}`)).toBe('Cleaning the Weir Screens');
    expect(titleOf('Boiler inspection. Look at the gauge and pull the lever.')).toBe('Boiler Inspection');
  });

  it('asks whether a title is right that it found so', () => {
    const { questions, title } = draftSop(
      `We are a small harbor with two piers. Nobody has ever put down how we check the bilge pumps, and my deputy retires in May. ${WORK}`,
    ).document;
    expect(questions.find(({ about }) => about === 'title')?.text ?? title).toContain(title);
  });
});

describe('draftSop makes no step of what the firm is, and of why it is written down (drafting 3.6)', () => {
  const stepsOf = (request: string): string[] =>
    draftSop(request).document.phases.flatMap(({ steps }) => steps.map(({ text }) => text));

  it.each([
    'Our observatory shows the moon to roughly ninety school classes a year.',
    'We run a small dairy with three vats and a farm shop.',
    'Last autumn two buckets were mixed up and nobody noticed until the customer called.',
  ])('%s', (background) => {
    const steps = stepsOf(`${background} ${WORK} The ladder is hung up again. The key is handed to the office.`);
    expect(steps.join(' ')).not.toContain(background.slice(-20, -1));
    expect(steps).toContain('Open the hatch');
  });

  it('but of work that stands at the beginning', () => {
    expect(
      stepsOf(`The porter counts the trays every morning. ${WORK} The ladder is hung up again.`).join(' '),
    ).toMatch(/Count the trays/u);
  });

  it('in another language', () => {
    const request =
      'Wir sind eine kleine Sternwarte mit zwei Kuppeln. Im Herbst ist uns ein Rohr vereist, weil niemand die Heizung eingeschaltet hatte. Der Wart öffnet die Kuppel und prüft den Antrieb. Er notiert die Temperatur im Buch. Danach schließt er die Kuppel und schaltet die Heizung ein. Niemand berührt den Spiegel mit der Hand. Der Schlüssel kommt zurück in den Kasten.';
    expect(stepsOf(request).join(' ')).not.toMatch(/Sternwarte|vereist/u);
    expect(stepsOf(request).join(' ')).toMatch(/Kuppel/u);
  });
});
