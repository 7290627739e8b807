import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { AROUND_GERMANIC, germanicStepsOf, statedSteps } from './testing/steps-of-draft.js';

describe('draftSop reads German and Dutch (drafting 3.2)', () => {
  it.each([
    // What is cut off the verb may stand before a phrase.
    ['nl', 'Na gebruik spoel je de kwast uit met warm water.', ['Na gebruik: De kwast met warm water uitspoelen']],
    ['de', 'Du gibst den Schlüssel ab beim Pförtner.', ['Den Schlüssel beim Pförtner abgeben']],
    // A noun with the letters of what is cut off is a noun.
    ['de', 'Die Schneiderin bügelt das Teil.', ['Das Teil bügeln — Schneiderin']],
    // Somebody is spoken to throughout.
    [
      'de',
      'Um 16 Uhr leerst du die Fächer, frankierst alles und stellst die Kisten bereit.',
      ['Um 16 Uhr: Die Fächer leeren', 'Um 16 Uhr: Alles frankieren', 'Um 16 Uhr: Die Kisten bereitstellen'],
    ],
    ['nl', 'Ge scant de bon.', ['De bon scannen']],
    // The pronoun of whoever acts is that of an infinitive.
    ['de', 'Zuerst seht ihr euch den Boden an.', ['Sich den Boden ansehen']],
    ['de', 'Zuerst schaut ihr euch den Boden an.', ['Sich den Boden anschauen']],
    ['de', 'Du nimmst dir eine Karte aus dem Fach.', ['Sich eine Karte aus dem Fach nehmen']],
    ['de', 'Du gibst mir die Karte.', ['Mir die Karte geben']],
    // With a pronoun behind the verb, what stands first is no subject, also without an article.
    [
      'de',
      'Die Verkäuferin misst die Länge. Alte Etiketten reißt sie ab.',
      ['Die Länge messen — Verkäuferin', 'Alte Etiketten abreißen — Verkäuferin'],
    ],
    // What is put somewhere is no subject.
    [
      'de',
      'Der Koch wäscht die Formen und legt sie auf das Gitter.',
      ['Die Formen waschen — Koch', 'Sie auf das Gitter legen — Koch'],
    ],
    [
      'nl',
      'De kok wast de vormen en legt ze op het rooster.',
      ['De vormen wassen — Kok', 'Ze op het rooster leggen — Kok'],
    ],
    // Two things of one verb stay together.
    ['de', 'Druck und Temperatur ablesen.', ['Druck und Temperatur ablesen']],
    // Behind its condition the verb stood first.
    [
      'de',
      'Wenn jemand klingelt, öffnet er das Fenster am Schalter.',
      ['Wenn jemand klingelt: Er öffnet das Fenster am Schalter'],
    ],
    [
      'nl',
      'Bij regen zetten we de stoelen binnen en dekken we de tafels af.',
      ['Bij regen: De stoelen binnenzetten', 'Bij regen: De tafels afdekken'],
    ],
    // "Sie" before a verb of one person is somebody who was named.
    [
      'de',
      'Die Verkäuferin misst die Länge. Sie füllt einen Zettel aus.',
      ['Die Länge messen — Verkäuferin', 'Einen Zettel ausfüllen — Verkäuferin'],
    ],
    // What has to be done.
    ['de', 'Der Fahrer hat die Reifen zu prüfen.', ['Die Reifen prüfen — Fahrer']],
    ['de', 'Der Fahrer hat das Licht auszuschalten.', ['Das Licht ausschalten — Fahrer']],
    ['nl', 'Je moet eerst kijken of de tank leeg is.', ['Eerst kijken of de tank leeg is']],
    ['nl', 'Laat de factuur ondertekenen door de baas.', ['De factuur laten ondertekenen door de baas']],
    ['de', 'Die Reste werden vom Lehrling weggeworfen.', ['Die Reste wegwerfen — Lehrling']],
    // An infinitive behind it tells that the noun is no subject.
    ['nl', 'Klant laten tekenen.', ['Klant laten tekenen']],
    // A list stands between the two halves of a verb.
    [
      'de',
      'Vor der Fahrt hat der Fahrer Reifen, Licht und Bremsen zu prüfen.',
      ['Vor der Fahrt: Reifen, Licht und Bremsen prüfen — Fahrer'],
    ],
    [
      'de',
      'Die Wäsche ist bei 60 Grad zu waschen und anschließend zu bügeln.',
      ['Die Wäsche bei 60 Grad waschen', 'Die Wäsche anschließend bügeln'],
    ],
    [
      'nl',
      'De zuster controleert naam, geboortedatum en dosering.',
      ['Naam, geboortedatum en dosering controleren — Zuster'],
    ],
    // What follows the end of a Dutch verb.
    ['nl', 'De fout wordt direct genoteerd op de lijst.', ['De fout direct op de lijst noteren']],
    [
      'nl',
      'Vergissingen moeten binnen 24 uur gemeld worden bij de teamleider.',
      ['Vergissingen binnen 24 uur bij de teamleider melden'],
    ],
    ['nl', 'Het laken dient op 60 graden gewassen te worden.', ['Het laken op 60 graden wassen']],
    [
      'nl',
      'Bij twijfel dient contact te worden opgenomen met de apotheek.',
      ['Bij twijfel: Contact met de apotheek opnemen'],
    ],
    ['de', 'Anschließend gehört der Eimer ausgespült.', ['Den Eimer ausspülen']],
    // Orders without an article behind them.
    ['de', 'Ruf beim Lieferanten an und frag nach dem Termin.', ['Beim Lieferanten anrufen', 'Nach dem Termin fragen']],
    [
      'nl',
      'Bel naar de leverancier en vraag wanneer de bestelling komt.',
      ['Naar de leverancier bellen', 'Vragen wanneer de bestelling komt'],
    ],
    [
      'de',
      'Zwei Wochen vorher hängt die Leiterin die Plakate auf.',
      ['Zwei Wochen vorher: Die Plakate aufhängen — Leiterin'],
    ],
    ['de', 'Am Abend räumen die Ehrenamtlichen die Tische weg.', ['Am Abend: Die Tische wegräumen — Ehrenamtliche']],
    ['de', 'Und ganz wichtig, bevor du gehst, Alarm scharf machen.', ['Bevor du gehst: Alarm scharf machen']],
    // All of what is done in a case.
    [
      'de',
      'Hat ein Kind Hunger, holt die Betreuerin den Korb und informiert die Küche.',
      [
        'Wenn ein Kind Hunger hat: Den Korb holen — Betreuerin',
        'Wenn ein Kind Hunger hat: Die Küche informieren — Betreuerin',
      ],
    ],
    ['de', 'Am Ende zählt Frau Lindner die Spenden.', ['Am Ende: Die Spenden zählen — Frau Lindner']],
    ['de', 'Die Leiterin schreibt auf, was kaputt ist.', ['Aufschreiben, was kaputt ist — Leiterin']],
    ['de', 'Ab dem dritten Tag brauchst du ein Attest.', ['Ab dem dritten Tag brauchst du ein Attest']],
    ['de', 'Gäste stellen sich an und ziehen eine Nummer.', ['Gäste stellen sich an und ziehen eine Nummer']],
    ['nl', 'De kok proeft de soep en geeft ze dan pas mee.', ['De soep proeven — Kok', 'Ze dan pas meegeven — Kok']],
    ['nl', "'s Winters laten we de motor vijf minuten draaien.", ["'s Winters: De motor vijf minuten laten draaien"]],
    ['nl', 'De klerk naamt de jas en legt ze in de kast.', ['De klerk naamt de jas en legt ze in de kast']],
    [
      'nl',
      'Zijn alle gasten weg, dan zet het team de stoelen weg.',
      ['Zijn alle gasten weg: De stoelen wegzetten — Team'],
    ],
    ['nl', 'De directie wordt dezelfde dag verwittigd.', ['De directie wordt dezelfde dag verwittigd']],
    // Umlauts left out, and Swiss spelling.
    [
      'de',
      'Der Haendler prueft die Ware und schliesst das Lager ab.',
      ['Die Ware pruefen — Haendler', 'Das Lager abschliessen — Haendler'],
    ],
  ])('%s: %s', (lang, sentence, steps) => {
    expect(germanicStepsOf(lang, sentence)).toEqual(steps);
  });

  it.each([
    [
      'de',
      'Ist der Zustand der Ware gut, ist die Annahme frei.',
      ['Wenn der Zustand der Ware gut ist: Die Annahme ist frei'],
    ],
    ['de', 'Wenn es dunkel wird, bleibt das obere Licht an.', ['Wenn es dunkel wird: Das obere Licht bleibt an']],
    ['nl', 'Als het donker wordt, blijft de grote lamp aan.', ['Als het donker wordt: De grote lamp blijft aan']],
  ])('puts the verb of what is so behind its condition in the second place (%s: %s)', (lang, sentence, steps) => {
    expect(germanicStepsOf(lang, sentence)).toEqual(steps);
  });

  it.each([
    ['de', 'Wenn der Schlauch undicht ist, tauscht ihn der Monteur aus.', 'Ihn austauschen (Monteur)'],
    ['nl', 'Als de klant niet betaalt, wordt er een regeling getroffen.', 'Een regeling treffen'],
    ['de', 'Hast du keinen Ausweis dabei, meldest du dich am Empfang.', 'Sich am Empfang melden'],
    [
      'nl',
      'Weigert de cliënt de pil, dan noteert de verpleegkundige dit in het dossier en informeert zij de arts.',
      'De verpleegkundige noteert dit in het dossier en zij informeert de arts',
    ],
    ['de', 'Falls kein Guthaben da ist, musst du Frau Weiss anrufen.', 'Frau Weiss anrufen'],
  ])('words what is done where things go wrong (%s: %s)', (lang, sentence, action) => {
    const [before = '', after = ''] = AROUND_GERMANIC[lang] ?? [];
    expect(draftSop(`${before} ${sentence} ${after}`).document.exceptions[0]?.then).toBe(action);
  });

  it('gives the default role no line that is about something of its own', () => {
    const steps = statedSteps(
      'Probenannahme. Der Bote bringt die Kiste. Er meldet die Nummer. Der Bote öffnet den Deckel. Jede Probe bekommt einen Code. Das Kind zieht sich an. Den Tisch wischen.',
    );
    expect(steps.slice(-3)).toEqual([
      'Jede Probe bekommt einen Code',
      'Das Kind zieht sich an',
      'Den Tisch wischen — Bote',
    ]);
  });

  it('parts what was dictated without a sign', () => {
    const { title, exceptions } = draftSop(
      'also beim Tischdecken legst du erst die Decke auf und stellst die Teller hin und wenn ein Glas fehlt holst du eins aus der Küche und dann faltest du die Servietten und die Stühle kommen an die Wand und die Karten legst du auf den Tresen',
    ).document;
    expect(title).toBe('Tischdecken');
    expect(exceptions.map(({ when, then }) => `${when}: ${then}`)).toEqual([
      'Wenn ein Glas fehlt: Eins aus der Küche holen',
    ]);
    expect(
      statedSteps(
        'also beim Tischdecken legst du erst die Decke auf und wirfst sie nicht hin und dann faltest du die Servietten und legst sie in den Korb und die Stühle kommen an die Wand und die Karten legst du auf den Tresen',
      ).slice(-4),
    ).toEqual([
      'Die Servietten falten',
      'Sie in den Korb legen',
      'Die Stühle kommen an die Wand',
      'Die Karten auf den Tresen legen',
    ]);
  });

  it.each([
    ['de', 'Wenn der Akku nicht lädt, den Meister rufen.', 'Wenn der Akku nicht lädt'],
    ['de', 'Sollte der Akku nicht laden, den Meister rufen.', 'Sollte der Akku nicht laden'],
    ['de', 'Bei Störung den Meister rufen.', undefined],
    [
      'de',
      'Kann der Akku nicht geladen werden, ruft der Fahrer den Meister.',
      'Wenn der Akku nicht geladen werden kann',
    ],
    ['de', 'Geht das Licht nicht an, rufst du den Meister.', 'Wenn das Licht nicht angeht'],
    ['nl', 'Komt de bus niet terug, dan belt de planner de chauffeur.', 'Als de bus niet terugkomt'],
    ['nl', 'Blijft de fout piepen, dan belt de planner de monteur.', 'Als de fout blijft piepen'],
  ])('tells the case of an exception with its opener (%s: %s)', (lang, sentence, when) => {
    const [before = '', after = ''] = AROUND_GERMANIC[lang] ?? [];
    expect(draftSop(`${before} ${sentence} ${after}`).document.exceptions[0]?.when).toBe(when);
  });

  it.each([
    [
      'de',
      'Den Schlüssel gibt man beim Portier ab, sonst kommt man nicht raus.',
      'Den Schlüssel beim Portier abgeben, sonst kommt man nicht raus',
    ],
    [
      'nl',
      'De sleutel lever je in bij de portier, anders kom je er niet uit.',
      'De sleutel bij de portier inleveren, anders kom je er niet uit',
    ],
  ])('keeps what happens otherwise with its step (%s: %s)', (lang, sentence, step) => {
    expect(germanicStepsOf(lang, sentence)).toEqual([step]);
  });

  it.each([
    ['de', 'Es darf nur mit Handschuhen gearbeitet werden.'],
    ['de', 'Rechnungen ja nicht öffnen.'],
    ['de', 'Ohne Freigabe läuft keine Maschine an.'],
    ['de', 'Privatfahrten sind untersagt, soweit sie nicht genehmigt wurden.'],
    ['de', 'Achtung, der Ofen ist noch heiß.'],
    ['de', 'Fotos werden nur gemacht, wenn die Eltern unterschrieben haben.'],
    ['nl', 'Pillen worden uitsluitend verstrekt door bevoegd personeel.'],
    ['nl', 'Niemand binnen het hek tijdens het lassen.'],
    ['nl', 'Tijdens het spoelen mag niemand in de box komen.'],
  ])('takes what is forbidden for a rule (%s: %s) (drafting 3.3)', (lang, sentence) => {
    const [before = '', after = ''] = AROUND_GERMANIC[lang] ?? [];
    const { safety } = draftSop(`${before} ${sentence} ${after}`).document;
    expect(safety.map(({ text }) => text)).toContain(sentence.replace(/\.$/u, ''));
  });

  it('takes a case that is asked for in a chat for the condition of its answer', () => {
    const chat =
      'Sandra: wie geht das mit der Krankmeldung?\nTimo: bis 8 anrufen\nSandra: und wenn ich im Urlaub krank werde?\nTimo: dann auch gleich melden\nSandra: danke!!';
    expect(draftSop(chat).document.exceptions).toMatchObject([
      // biome-ignore lint/suspicious/noThenProperty: a field of the document; nothing awaits it
      { when: 'Wenn ich im Urlaub krank werde', then: 'Auch gleich melden' },
    ]);
  });

  it('reads what stands in brackets, and a measure, with their step', () => {
    expect(
      statedSteps('Opstart robot\n- draad controleren (rol bijna leeg? nieuwe halen)\n- gas openzetten, 12 l/min'),
    ).toEqual(['Draad controleren (rol bijna leeg? nieuwe halen)', 'Gas openzetten, 12 l/min']);
  });

  it.each([
    ['nl', 'Amai, hoe doet ge dat weer met die retouren?\nDe bon scannen en het stuk in de bak leggen.', 'Retouren'],
  ])('takes no talk for a title (%s)', (_lang, request, title) => {
    expect(draftSop(request).document.title).toBe(title);
  });

  it.each([['de', 'Nicht abgeholte Ware kommt ins Lager.']])(
    'forbids nothing where only a thing is told (%s: %s)',
    (lang, sentence) => {
      expect(germanicStepsOf(lang, sentence)).toEqual([sentence.replace(/\.$/u, '')]);
    },
  );
});
