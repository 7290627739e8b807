import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const AROUND = 'Opening the weir. Check the sluice.';
const documentOf = (told: string) => draftSop(`${AROUND} ${told} Lock the gate.`).document;
const stepsOf = (told: string): string[] =>
  statedSteps(`${AROUND} ${told} Lock the gate.`).filter((step) => !/^(?:Check the sluice|Lock the gate)/u.test(step));
const rulesOf = (told: string): string[] => documentOf(told).safety.map(({ text }) => text);

describe('draftSop does not tear a sentence (drafting 3.2)', () => {
  it.each([
    // Whoever it is.
    ['Anyone who sees hot work near the reeds must stop it and ring the keeper.'],
    ['Every guest that walks on the ice has to wear a vest and stay in sight.'],
    // Who is excepted.
    ['Nobody except the keeper and the senior ranger may turn the wheel.'],
    ['No one but the keeper or the ranger touches the wheel.'],
    ['Nobody other than the keeper, the ranger and the diver may go down.'],
    // Two things that have to be so.
    ['The sluice may only be raised if the gauge has settled and the lamp shows green.'],
    ['Boats must not pass until the bell has rung and the barrier is up.'],
    ['Paddles are only lent once the form is signed and the deposit has been paid.'],
    ['Tickets may not be sold unless the pier is dry and the wind is below 30 km/h.'],
    // Two plurals before one ban.
    ['Porters and waiters do not sign anything.'],
  ])('of a rule: %j', (told) => {
    expect(rulesOf(told)).toEqual([told.replace(/\.$/u, '')]);
  });

  it('between two plurals that are forbidden the same', () => {
    const rules = rulesOf('Only the keeper signs, rowers and divers do not sign anything.').join('; ');
    expect(rules).toMatch(/rowers and divers do not sign anything/iu);
  });

  it.each([
    [
      'Everything else goes to the club, with the exception of oars, which are sold.',
      [/^Take everything else .* oars, which/u],
    ],
    ['After 9:20 the fee is double, unless there is a letter.', [/^After 9:20 the fee is double, unless there/u]],
    [
      'The keeper enters date, depth and the fish left in the trap.',
      [/^Enter date, depth and the fish left in the trap/u],
    ],
    ['At 8:30 a.m. the keeper reads the gauge.', ['At 8:30 am: Read the gauge — Keeper']],
    // What is checked, confirmed, written.
    [
      'The keeper confirms that the first fee and the deposit have arrived.',
      [/^Confirm that the first fee and the deposit have/u],
    ],
    ['Check the gauge and that the lamps are dry.', ['Check the gauge and that the lamps are dry']],
    [
      'The keeper checks whether the lamp, the horn and the pump are on and calls the office.',
      [/^Check whether the lamp, the horn and the pump are on/u, /^Call the office/u],
    ],
    [
      'The keeper writes boat number, litres, start and end time in the log.',
      [/^Write boat number, litres, start and end time in/u],
    ],
    // Said of several.
    [
      'Two rowers, not related to each other, open and count each tin.',
      ['Two rowers, not related to each other, open and count each tin'],
    ],
    // Where it goes.
    ['The boat is hosed down and it goes back on the rack.', ['Hose down the boat', 'It goes back on the rack']],
    ['The keeper seals the jars. They travel in the cold box.', [/^Seal the jars/u, 'They travel in the cold box']],
    ['Until 5 p.m. the desk takes bookings.', [/^Until 5 pm: Take bookings/u]],
  ])('of work: %j', (told, expected) => {
    expect(stepsOf(told)).toEqual(
      expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
    );
  });

  it.each([
    [
      'A rise of 3 cm in one hour means the horn is sounded.',
      ['In case of a rise of 3 cm in one hour: Sound the horn'],
    ],
    ['A third miss means the card is withdrawn.', ['In case of a third miss: Withdraw the card']],
  ])('that says what follows from an event: %j', (told, expected) => {
    expect(stepsOf(told)).toEqual(
      expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
    );
    expect(documentOf(told).definitions).toEqual([]);
  });

  it('that explains a word: it stays a definition', () => {
    expect(documentOf('Late means the boat comes after ten.').definitions).toEqual([
      expect.objectContaining({ term: 'Late' }),
    ]);
  });

  it.each([
    ['Jars get a label, a lid and a sealing temp. They are not sold unlabeled.', 'They are not sold unlabeled'],
    ['Press the test button. It must sound within 60 seconds.', 'It must sound within 60 seconds'],
    ['The office does the license check. Nobody starts without it.', 'Nobody starts without it'],
    ['Set the trap at dusk. Never move it in the dark.', 'Never move it in the dark'],
  ])('from the step that a pronoun means: %j', (told, caution) => {
    const { phases, safety } = documentOf(told);
    const cautions = phases.flatMap(({ steps }) => steps.map((step) => step.caution));
    expect(cautions).toContain(caution);
    expect(safety.map(({ text }) => text)).not.toContain(caution);
  });

  it.each([
    [
      'The weir must not be opened at night. It may not be climbed on.',
      'The weir must not be opened at night. It may not be climbed on',
    ],
    [
      'Set the trap at dusk. Never leave the trap on the bank when it rains.',
      'Never leave the trap on the bank when it rains',
    ],
  ])('and leaves a rule that says what it means where rules stand: %j', (told, rule) => {
    expect(rulesOf(told)).toContain(rule);
  });

  it.each([
    // A limit of the rule before it.
    [
      'The keeper can lend up to 4 oars; above that it goes to the board.',
      'The keeper can lend up to 4 oars; above that it goes to the board',
    ],
  ])('after a semicolon: %j', (told, rule) => {
    expect(rulesOf(told)).toEqual([rule]);
    expect(stepsOf(told)).toEqual([]);
  });

  it.each([
    // Between commas, "unless" is of what stands before it.
    [
      'The keeper empties the traps, unless they are frozen, rakes the grate and oils the wheel.',
      [/^Empty the traps, unless they are frozen — Keeper$/u, 'Rake the grate — Keeper', 'Oil the wheel — Keeper'],
    ],
    // What is heard is when it is done, and nothing that is walked.
    [
      'Continuous horn: stop rowing, walk to the lawn.',
      ['On continuous horn: Stop rowing', 'On continuous horn: Walk to the lawn'],
    ],
    ['Hut tour: walk to the pier.', ['Hut tour: walk to the pier']],
    // Why something is done.
    ['Look behind the barrier in case it was left open.', ['Look behind the barrier in case it was left open']],
    // A noun after its number.
    ['After the second leak the gasket is changed.', ['After the second leak: Change the gasket']],
    ['After the third fail the diver is called.', [/^After the third fail: Call the diver/u]],
    // Somebody else comes in after the first orders.
    ['Haul the net out and write it in the log, and the keeper signs the page.', [/out$/u, /log$/u, /— Keeper$/u]],
    ['New rowers: right to row check before day 1.', [/right to row check before day 1/iu]],
  ])('nor a clause at the wrong word: %j', (told, expected) => {
    expect(stepsOf(told)).toEqual(
      expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
    );
  });

  it.each([
    [
      'If the diver is down, in that case nothing on the pier is to be moved.',
      'If the diver is down: Nothing on the pier is to be moved',
    ],
    [
      'If the diver is down, we wait for the signal, and in that case nothing on the pier is to be moved.',
      /in that case nothing on the pier is to be moved$/iu,
    ],
  ])('at its "nothing", which would turn it round: %j', (told, rule) => {
    expect(rulesOf(told)).toEqual([typeof rule === 'string' ? rule : expect.stringMatching(rule)]);
    expect(JSON.stringify(documentOf(told))).not.toContain('Move the pier');
  });

  it.each([
    'Der Pförtner öffnet um 8:45 die Tür und schaltet das Licht ein. Danach stellt er die Schilder auf.',
    'El portero abre la puerta a las 8:45 y enciende la luz. Después prepara la caja y llama al jefe.',
    'Le gardien ouvre la porte à 8:45 et allume la lumière. Ensuite il sort les panneaux.',
    'Il custode apre la porta alle 8:45 e accende la luce. Poi prepara la cassa.',
  ])('at the colon of its time: %j', (request) => {
    const { title, phases } = draftSop(request).document;
    expect(title).not.toMatch(/\s8$/u);
    expect(phases.flatMap(({ steps }) => steps.map(({ text }) => text)).join('; ')).not.toMatch(/(?:^|; )45/u);
  });
});
