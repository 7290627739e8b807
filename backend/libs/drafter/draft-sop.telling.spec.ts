import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const titleOf = (request: string): string => draftSop(request).document.title;
const exceptionsOf = (request: string): string[] =>
  draftSop(request).document.exceptions.flatMap((one) => (one.src === 'prompt' ? [`${one.when} -> ${one.then}`] : []));
const rulesOf = (request: string): string[] =>
  draftSop(request).document.safety.flatMap(({ text, src }) => (src === 'prompt' ? [text] : []));

describe('draftSop names what people tell (drafting 3)', () => {
  it.each([
    [
      'ok so this is how i want the coffee bar opened, write it up nice. Alarm off. Fill the grinders.',
      'Opening the Coffee Bar',
    ],
    [
      'um okay so the procedure for when a guest complains about noise in the hotel uh first the night receptionist apologizes and takes the room number then he goes up to the floor and he writes it all in the logbook',
      'What to Do When a Guest Complains About Noise in the Hotel',
    ],
    [
      '1. Purpose\nThis policy sets out how visitors are admitted to the data centre.\n2. Procedure\n2.1 Security verifies identity.\n2.2 The visitor signs the register.',
      'Admitting Visitors to the Data Centre',
    ],
    [
      'When a machine on the shop floor breaks down the operator presses the red stop and calls maintenance. The technician locks the machine out and finds the fault.',
      'What to Do When a Machine on the Shop Floor Breaks Down',
    ],
    [
      "Hi Sam, as discussed here's how we do the bank run so you can put it in the system. Count the cash. Seal the bag.",
      'Bank Run',
    ],
    [
      'hola, necesito un procedimiento para cerrar la caja en la tienda. Se cuenta el efectivo. Se conecta la alarma. gracias!!',
      'Cerrar la caja en la tienda',
    ],
  ])('%j', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });
});

describe('draftSop reads who does what (drafting 3)', () => {
  it.each([
    // A noun that looks like an order, a department with a plural name, two managers.
    [
      'Leavers. When someone hands in notice the manager forwards the letter to People Ops. People Ops confirms the last day in writing and opens a ticket with IT. On the last day the badge is collected by the office manager, who ticks it off on form OB-3.',
      [
        'When someone hands in notice: Forward the letter to People Ops — Manager',
        'Confirm the last day in writing — People Ops',
        'Open a ticket with IT — People Ops',
        'On the last day: Collect the badge — Office manager',
        'On the last day: Tick the badge off on form OB-3 — Office manager',
      ],
    ],
    [
      'Visitors. The host is responsible for registering visitors and booking the room. Security checks the passport.',
      ['Register visitors — Host', 'Book the room — Host', 'Check the passport — Security'],
    ],
    [
      'Weekly maintenance\n| What | How | Who | How long |\n|---|---|---|---|\n| Belts | check tension with gauge | line tech | 10 min |\n| Filter | drain water | operator | 5 min |',
      ['Belts: check tension with gauge (10 min) — Line tech', 'Filter: drain water (5 min) — Operator'],
    ],
  ])('%j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });
});

describe('draftSop leaves together what belongs together (drafting 3)', () => {
  it.each([
    [
      'Line work. The machine must be locked out for belts and glue head. Wipe the photo cells.',
      ['Lock out the machine for belts and glue head', 'Wipe the photo cells'],
    ],
    ['Bank run. Put cash + slip in the bag. Seal the bag.', ['Put cash + slip in the bag', 'Seal the bag']],
    [
      'Deploying. Make sure the build is green in Jenkins and QA has signed off the ticket. Run the migrations.',
      ['Make sure the build is green in Jenkins and QA has signed off the ticket', 'Run the migrations'],
    ],
    [
      'Opening the club\n- Unlock the door\n- First aid kit full? inhalers in the red bag\n- Dont forget the freezer\n- Till float is 150, count it',
      [
        'Unlock the door',
        'Check – first aid kit full',
        'Put inhalers in the red bag',
        'Dont forget the freezer',
        'Till float is 150, count it',
      ],
    ],
    [
      'Procédure d’ouverture de la piscine : le maître-nageur relève le chlore, le pH et la température (27 °C). Ouvrir les portes.',
      ['Relever le chlore, le pH et la température (27 °C) — Maître-nageur', 'Ouvrir les portes'],
    ],
    [
      'Cerrar la caja. Se compara con el ticket Z. El sobre va a la caja fuerte, nunca se deja en el mostrador.',
      ['Comparar con el ticket Z', 'El sobre va a la caja fuerte, nunca se deja en el mostrador'],
    ],
  ])('%j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it('takes a condition off where the trouble has happened, and leaves what only measures', () => {
    const request =
      'Deploying the portal. Run the smoke test. If any of these fails roll back at once. The pump gets a leak test if it was used for more than 4 hours.';
    expect(statedSteps(request)).toContain('If any of these fails: Roll back at once');
    expect(statedSteps(request)).toContain('Give the pump a leak test if it was used for more than 4 hours');
  });

  it.each([
    [
      'Allergen orders. The server asks every table "any allergies?" before taking the order. The server who took the order runs it, nobody else.',
      [
        'Ask every table "any allergies?" before taking the order — Server',
        'Run it, nobody else — Server who took the order',
      ],
    ],
    [
      'Laptop setup\n1) Unbox it\n2) Test: login as user, wifi, printer, teams call\n3) File the form',
      ['Unbox it', 'Test: login as user, wifi, printer, teams call', 'File the form'],
    ],
    [
      'Marco: @Lena what do we do when the freezer alarm goes at night?\nLena: whoever gets the call drives over\nLena: check the temp on the display\nMarco: thanks',
      ['Drive over — Whoever gets the call', 'Check the temp on the display — Whoever gets the call'],
    ],
    [
      "So I run a small cleaning company and I keep getting complaints that bathrooms aren't done the same way by everyone. Wipe the shelves. Mop the floor.",
      ['Wipe the shelves', 'Mop the floor'],
    ],
  ])('and leaves out what is no work: %j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it.each([
    [
      "Insulin. Check the resident's name and date of birth against the chart. Below 70 mg/dl give juice and call the nurse, do not give insulin.",
      [
        "Check the resident's name and date of birth against the chart",
        'Below 70 mg/dl: Give juice',
        'Below 70 mg/dl: Call the nurse',
      ],
    ],
    [
      'Inbound pallets. The clerk counts them against the note, labels each pallet with the date, and moves chilled goods to the cold store. If a box is warmer than 7 °C it is refused.',
      [
        'Count them against the note — Clerk',
        'Label each pallet with the date — Clerk',
        'Move chilled goods to the cold store — Clerk',
        'If a box is warmer than 7 °C: Refuse it — Clerk',
      ],
    ],
    [
      'Expense policy. Managers approve or reject claims within 5 days; claims over $1,000 also need the CFO. Finance pays them.',
      ['Managers approve or reject claims within 5 days', 'Claims over $1,000 also need the CFO', 'Pay them — Finance'],
    ],
    [
      'Printing. Wipe the bed. Bad prints go in the recycle bin and get reprinted free.',
      ['Wipe the bed', 'Put bad prints in the recycle bin', 'Reprint bad prints free'],
    ],
    [
      'clean the fryer: drain, filter oil, boil out with cleaner 20 min, refill to line',
      ['Drain, filter oil', 'Boil out with cleaner 20 min', 'Refill to line'],
    ],
    ['Closing the till. Two of us count the till. Lock the safe.', ['Count the till', 'Lock the safe']],
    [
      'Complaints: whoever takes it writes name, date and order number into the list and answers within 24 hours.',
      [
        'Write name, date and order number into the list — Whoever takes it',
        'Answer within 24 hours — Whoever takes it',
      ],
    ],
    [
      "Nettoyage du salon : l'apprenti vide les poubelles. Balayer les cheveux. Merci !",
      ['Vider les poubelles — Apprenti', 'Balayer les cheveux'],
    ],
  ])('cuts where a clause ends: %j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it('says of a value that must be found what is done otherwise', () => {
    expect(
      exceptionsOf(
        'Closing the café. Write the fridge temperature down; it must be 5 °C or colder, otherwise call the manager. Lock up.',
      ),
    ).toEqual(['The result is not 5 °C or colder -> Call the manager']);
  });

  it('takes a condition with a decimal comma off', () => {
    expect(
      exceptionsOf(
        'Procédure de la piscine : relever le chlore. Si le chlore est inférieur à 0,4 mg/L, ne pas ouvrir.',
      ),
    ).toEqual(['Si le chlore est inférieur à 0,4 mg/L -> Ne pas ouvrir']);
  });

  it('makes no rule of what is only not to be forgotten', () => {
    expect(rulesOf('Stock count. Count the shelves. Dont forget the freezer. Never go alone.')).toEqual([
      'Never go alone',
    ]);
  });
});

describe('draftSop says as an order what a thing goes through (drafting 3.2)', () => {
  it.each([
    [
      'Closing the kiosk\n- Shutters shut\n- Fridge doors shut before you leave\n- Side gate locked once the van is out',
      ['Shut shutters', 'Shut fridge doors before you leave', 'Lock side gate once the van is out'],
    ],
    [
      "Returns. Crates come off the trolley. What's broken goes in the grey bin. Torn or stained covers go in the laundry bag.",
      [
        'Take crates off the trolley',
        "Put what's broken in the grey bin",
        'Put torn or stained covers in the laundry bag',
      ],
    ],
    [
      'Fixing a meter. Read the meter. It goes on the board by the door. Rinse water goes down the sink.',
      ['Read the meter', 'Put it on the board by the door', 'Put rinse water down the sink'],
    ],
    [
      'Store room. Coins are counted or weighed in the presence of the manager. Ropes checked every 3 months by the rigger.',
      ['Count or weigh coins in the presence of the manager', 'Check ropes every 3 months — Rigger'],
    ],
  ])('%j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it('and leaves what nobody does: what goes on, and what somebody does the next day', () => {
    const request = 'Open day. Greet the guests. It goes on the next day. They go in the hall with the guide.';
    expect(statedSteps(request).join(' ')).not.toContain('Put');
  });
});

describe('draftSop names whoever acts by what tells them from others (drafting 3.4)', () => {
  it.each([
    [
      'Alarm calls. The guard who took the call writes the report before the end of the shift.',
      ['Write the report before the end of the shift — Guard who took the call'],
    ],
    ['Doors. One steward per gate checks tickets.', ['Check tickets — Steward']],
  ])('%j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });
});

describe('draftSop reads what people type without much care (drafting 3.1)', () => {
  it.each([
    [
      'closing the wash bay. sponges go in the bucket. attendant rinses the floor. 10 minutes late we ring the driver, then the office.',
      ['Put sponges in the bucket', 'Rinse the floor — Attendant', '10 minutes late: Ring the driver, then the office'],
    ],
    [
      'Key round. Omar locks the shed and he checks it. You sign the list. The list goes on Petra’s desk and she files it.',
      [
        'Lock the shed — Omar',
        'Check the shed — Omar',
        'Sign the list',
        'Put the list on Petra’s desk',
        'File it — Petra',
      ],
    ],
    [
      'Pool rules. One of us always stays at the edge. Before first use each morning rinse the filter. After 20 min the lead is called.',
      ['Stay at the edge', 'Before first use each morning: Rinse the filter', 'After 20 min: Call the lead'],
    ],
    [
      'Before each climb inspect the harness: buckles shut, webbing whole, label readable. Log it.',
      ['Before each climb: Inspect the harness: buckles shut, webbing whole, label readable', 'Log it'],
    ],
    [
      'Rope check\n- Frayed ropes: tag OUT OF USE, take to the store\n- warmer than 30: drop the load\n- lid never open longer than 1 min',
      ['For frayed ropes: Tag "OUT OF USE"', 'For frayed ropes: Take to the store', 'Warmer than 30: Drop the load'],
    ],
    [
      '| Who | What |\n|---|---|\n| Clerk | Takes the file and asks for the stamp |\n| Lead | Looks up the last case |',
      ['Take the file and ask for the stamp — Clerk', 'Look up the last case — Lead'],
    ],
  ])('%j', (request, steps) => {
    expect(statedSteps(request)).toEqual(steps);
  });

  it('names it by the case that it is for, and by what is done rather than by a thing alone (drafting 3.8)', () => {
    expect(
      titleOf(
        'we need something written down for when a parcel gets wet in the van. driver dries it first. call the office.',
      ),
    ).toBe('What to Do When a Parcel Gets Wet in the Van');
    expect(
      titleOf('Before each climb inspect the harness: buckles shut, webbing whole. Harness tags stay on the harness.'),
    ).toBe('Inspecting the Harness');
  });

  it.each([
    ['When we get a new bulk order (mail or phone), Ida files it. Print the slip.', 'Handling a New Bulk Order'],
    [
      'um so the thing with the bees on the roof. the keeper opens the hive. the frames go in the rack.',
      'Bees on the Roof',
    ],
    [
      'Zahnarztpraxis: Digitale Aufnahme. Der Patient legt die Schürze an. Das Gerät wird eingeschaltet.',
      'Zahnarztpraxis: Digitale Aufnahme',
    ],
    ['WHAT TO DO IF THE GATE STICKS\n1. Press STOP\n2. Call Uma', 'What to Do If the Gate Sticks'],
  ])('names it by what comes in, by the thing that it is about: %j', (request, title) => {
    expect(titleOf(request)).toBe(title);
  });

  it('leaves out what is only asked for, and marks in front of a line', () => {
    const { document } = draftSop(
      'Can you turn this into an SOP?\n- Lock the gate\nNB the spare key goes BACK on the nail',
    );
    expect(document.notes).toEqual([]);
    expect(document.title).not.toContain('Turn');
    expect(statedSteps('Gate\n- Lock the gate\n- NB the spare key goes BACK on the nail')).toEqual([
      'Lock the gate',
      'Put the spare key BACK on the nail',
    ]);
  });

  it('writes no infinitive that does not exist, and leaves no second verb behind (drafting 3, Spanish)', () => {
    const request =
      'Cerrar la tienda. Los toldos se pliegan. Las cajas se apilan y van al almacén. Las luces se apagan.';
    expect(statedSteps(request)).toEqual([
      'Plegar los toldos',
      'Las cajas se apilan y van al almacén',
      'Apagar las luces',
    ]);
  });
});
