import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { phasesOf, statedSteps } from './testing/steps-of-draft.js';

const titleOf = (request: string): string => draftSop(request).document.title;
const notesOf = (request: string): string[] => draftSop(request).document.notes.map(({ text }) => text);

describe('draftSop reads a document by its headings (drafting 3.6)', () => {
  const MILL = `# Weir log

## Acceptance
1. Logs are 2 m or longer.

## Procedure
1. The carter chains the logs.

## Equipment
- The clerk counts chain, hooks and winch against the list.
- Lost hooks: tell the office, then order new ones.

## Deviations
1. Split logs are never floated. They are sawn at once.

## Records
Form L-3, tally sheets and permits are kept for 4 years. The map of sheds 2 and 3 is kept for 2 years. The office reads ten forms a month.
`;

  it('and no part goes on in the phase before it', () => {
    expect(phasesOf(MILL)).toEqual(
      expect.arrayContaining(['Acceptance', 'Procedure', 'Equipment', 'Deviations', 'Records']),
    );
  });

  it('and finds the work among records, equipment and deviations', () => {
    const steps = statedSteps(MILL).join('\n');
    expect(steps).toContain('Count chain, hooks and winch against the list — Clerk');
    expect(steps).toContain('In case of lost hooks: Tell the office');
    expect(steps).toContain('Saw them at once');
    expect(steps).toContain('Read ten forms a month — Office');
    const { records, safety, scope } = draftSop(MILL).document;
    expect(records.filter(({ src }) => src === 'prompt').map(({ name, keep }) => [name, keep])).toEqual([
      ['Form L-3', '4 years'],
      ['Tally sheets', '4 years'],
      ['Permits', '4 years'],
      ['Map of sheds 2 and 3', '2 years'],
    ]);
    expect(safety.map(({ text }) => text)).toContain('Split logs are never floated');
    expect(JSON.stringify(scope)).not.toContain('Split logs');
  });

  it('and gives the duties of a role to it', () => {
    const steps = statedSteps(
      'Rowing club\n\nA. ROLES\nFinder – hands in the oar and says where it lay.\nHarbor Coordinator – weighs, labels and stores oars.\n\nB. WORK\n1. The finder takes the oar to the hut.',
    );
    expect(steps).toEqual(
      expect.arrayContaining(['Hand in the oar — Finder', 'Weigh, label and store oars — Harbor Coordinator']),
    );
  });

  it('and its levels are phases', () => {
    const text =
      'High water\n\nFor: carters, clerks\n\nLevel 1\nOpen the sluice and ring the office.\n\nLevel 2\nEverybody leaves the hut.';
    expect(phasesOf(text)).toEqual(expect.arrayContaining(['Level 1', 'Level 2']));
    expect(statedSteps(text).join()).not.toMatch(/carters/u);
  });

  it('and when it applies starts it', () => {
    const text =
      'Weir round\n\nWhen it applies: new hatch, change of chain, a stop of a day\n\nThe carter checks the chain. The carter closes the hatch.';
    expect(draftSop(text).document.trigger).toMatch(/^New hatch, change of chain/u);
    expect(statedSteps(text)).toEqual(['Check the chain — Carter', 'Close the hatch — Carter']);
  });
});

describe('draftSop gives no clause for a title (drafting 3.8)', () => {
  it.each([
    ['Please turn this into a clean SOP.\n\nOpen the sluice. Chain the logs. Lock the hut.', /^(?!Turning)/u],
    [
      'I want instruction for my people because always is some problem with the chains.\n\nThe carter takes the chain. He locks the hut.',
      /^(?!People)/u,
    ],
    ['Boat hall: oars without a tag\n\nNote the number. Call the coach.', /^Boat Hall: Oars Without a Tag$/u],
    [
      'Logs coming in by raft - procedure wanted\n\nThe clerk counts the logs. The carter signs.',
      /^Logs Coming in by Raft$/u,
    ],
    ['Good day, we are a sawmill. The clerk checks the permit. The carter signs the list.', /^(?!Good)/u],
    ['Scierie – nettoyage de la lame\n\n- arrêter la scie\n- brosser la lame', /^Scierie – nettoyage de la lame$/u],
  ])('%s', (request, expected) => {
    expect(titleOf(request)).toMatch(expected);
  });
});

describe('draftSop takes no duty for talk (drafting 3.3)', () => {
  const around = (told: string): string => `Weir log. Check the sluice. ${told} Lock the gate.`;
  it.each([
    ['The claim is sent to the office within a day.', 'Send the claim to the office within a day'],
    ['A gap of more than 2 cm means both measure again.', 'In case of a gap of more than 2 cm: Measure again'],
    [
      'Check the chain, hook, buoys, mast lamp and oar rack for rust.',
      'Check the chain, hook, buoys, mast lamp and oar rack for rust',
    ],
    ['Passes need a stamp and expire after a year.', 'Passes need a stamp and expire after a year'],
  ])('%s', (told, step) => {
    expect(statedSteps(around(told))).toContain(step);
    expect(notesOf(around(told))).toEqual([]);
  });

  it.each(['The last two rafts had no chain.', 'Great, thanks.', 'Two changes please.'])(
    'nor talk for a duty: %s',
    (told) => {
      expect(statedSteps(around(told))).toEqual(['Check the sluice', 'Lock the gate']);
    },
  );

  it('and applies the answer to a slip of the tongue', () => {
    expect(statedSteps(around('Logs get sold next week, or this week. No, this week.'))).toContain(
      'Sell logs this week',
    );
  });

  it('and reads outcomes in a list as cases', () => {
    const steps = statedSteps(
      'Weir check\n- look at the chain\n- Pass: the clerk stamps the form\n- Fail: tie it off and tell the office',
    );
    expect(steps).toEqual(
      expect.arrayContaining(['If pass: Stamp the form — Clerk', 'Fail: Tie it off', 'Fail: Tell the office']),
    );
  });
});

describe('draftSop keeps lists of other languages whole (drafting 3.2)', () => {
  it.each([
    [
      'Cierre del muelle. Apagar la luz. El guarda pregunta por la edad, nombre y si ha venido antes.',
      'nombre y si ha venido antes',
    ],
    ['Cierre del muelle. Apagar la luz. Se desinfectan banco, remos y cubos.', 'remos y cubos'],
    [
      'Fermeture du quai\n- éteindre la lampe\n- mettre casque, gilet jaune et bottes réservés au quai',
      'gilet jaune et bottes réservés au quai',
    ],
    [
      'Sluiting van de kade. Het licht uitdoen. De resten weggooien, tenzij ze vandaag zijn gemaakt.',
      'tenzij ze vandaag zijn gemaakt',
    ],
    [
      'Ende am Steg. Das Licht ausschalten. Der Gast bekommt den Rat, nach zwei Tagen messen zu lassen.',
      'nach zwei Tagen messen zu lassen',
    ],
  ])('%s', (told, end) => {
    const steps = statedSteps(told);
    expect(steps.filter((step) => step.toLowerCase().includes(`, ${end.toLowerCase()}`))).toHaveLength(1);
  });
});
