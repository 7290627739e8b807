import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

const titleOf = (request: string): string => draftSop(request).document.title;

describe('draftSop names a request that announces nothing (drafting 3.8)', () => {
  it.each([
    [
      'by what is done rather than by a thing',
      'Nothing rolls out of the hall before the weekly inspection is entered. The engineer walks around each tram and taps the wheels. A flat wheel is marked in chalk. The inspection is entered in the blue book, and a tram without it stays in.',
      'Weekly Inspection',
    ],
    [
      'by a thing that it speaks of all the time',
      'The falcon stays hooded until the handler has seen it. A falcon that bites is wrapped in a towel. Then weigh it, and write the weight on the card. Each falcon gets a ring, and the ring number goes in the book. The falcon goes to quarantine.',
      'Handling the Falcon',
    ],
    [
      'by the things that it begins with',
      'Trays come up the lift after lunch. The aide wipes them. He counts the spoons.',
      'Handling Trays',
    ],
    [
      'by its first act',
      'We make rope and nets in a shed by the harbor. Anyone can learn it. Twine goes in first. Wind the twine. Knots are pulled tight.',
      'Making Rope and Nets',
    ],
    [
      'by nothing where it only tells of somebody',
      'We have been a brewery since 1960 and there are nine of us, three kettles and a van. Trade is slow. My sister wants to sell. I lie awake at night.',
      'Untitled procedure',
    ],
  ])('%s', (_how, request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    [
      'by the template that tells the same',
      'Bring the kettle up to 93. The filter is rinsed, then 22 grams of coffee, ground medium. Pour 60 g of water for the bloom, wait 40 seconds, then in circles up to 360. Whoever made it tastes it first.',
      'Making Pour-over Coffee',
    ],
    [
      'by no act of its name that is not said',
      'Frames come out of the tray and the lens power is read on the lensmeter. If the axis is off by more than 2 degrees it goes back to the lab with the slip. Then the customer is called. At the fitting the pads are adjusted until the frame sits level, temples behind the ears without pressure.',
      'Checking and Fitting Glasses',
    ],
    [
      'by no template that only shares some words',
      'Screens off by nine. The parent signs the sheet. Nadia gives the dose written on the label and initials it. Two people read the label aloud.',
      'Handling Screens',
    ],
  ])('%s', (_how, request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    [
      'La puesta en marcha del horno empieza a las cinco. El panadero abre el gas y enciende el quemador. La ayudante pesa la harina.',
      'Puesta en marcha del horno',
    ],
    [
      "Le relevé des compteurs se fait le premier lundi. L'agent note l'index dans le cahier. Il signe la page.",
      'Relevé des compteurs',
    ],
    [
      'A entrega de chaves na nossa imobiliária começa com a vistoria. O corretor anota os medidores. O cliente assina o termo.',
      'Entrega de chaves',
    ],
    [
      'Il carico dei furgoni lo fa la ditta esterna. Il magazziniere controlla le bolle e firma. Il capo chiude il cancello.',
      'Carico dei furgoni',
    ],
    [
      'Die Wartung der Presse erfolgt am Freitag. Der Schlosser schmiert die Lager. Die Meisterin unterschreibt das Blatt.',
      'Wartung der Presse',
    ],
    [
      'De controle van de lift gebeurt op maandag. De monteur test de noodknop. De beheerder tekent het boek.',
      'Controle van de lift',
    ],
    [
      'うちの工房の片付け方です。八時に機械の電源を切ります。床を掃いて木くずを袋に入れます。窓を閉めます。',
      '工房の片付け方',
    ],
    ['返品の流れは以下の通りです。箱を開けて中身を確認します。伝票に理由を書きます。棚に戻します。', '返品の流れ'],
  ])('by the subject of its first sentence: %j', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    ['Zum Thema Gartengeräte: Der Gärtner zählt die Scheren. Der Gärtner ölt die Klingen.', 'Gartengeräte'],
    ['Concernant la chambre froide : le chef lit la température. Le chef note la valeur.', 'Chambre froide'],
    ['Wat betreft de kassa: de kassier telt het geld. De kassier tekent de lijst.', 'Kassa'],
  ])('by what its first words are about: %j', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it.each([
    ['without those to whom it is done', 'Call guests who cancel. Free the room.', 'Calling Guests'],
    ['without its hour', 'Close the bar at 11 pm. Wipe the bar mats. Roll up the bar mats.', 'Closing the Bar'],
    ['without where somebody was lost', 'Find a hiker lost in the park. Call the base.', 'Finding a Hiker'],
    ['without where it is done', 'Stack the crates by the door. Count the till.', 'Stacking the Crates'],
    ['all of it where that is short', 'Count coins by the door. Lock the till.', 'Counting Coins by the Door'],
    ['but by nothing that is not done', 'Do no welding alone. Check the gas. Close the valve.', 'Untitled procedure'],
  ])('by its first act, %s', (_which, request, title) => {
    expect(titleOf(request)).toBe(title);
  });
});
