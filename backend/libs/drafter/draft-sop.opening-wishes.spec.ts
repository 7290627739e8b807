import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const WORK = [
  'The foreman opens the hatch and checks the belts.\nIf a belt is torn he calls the fitter.\nThen he signs the card.',
  '1. Open the hatch\n2. Check the belts\n3. Sign the card',
  '- open hatch\n- check belts\n- sign card',
];
const TASKS = ['tunnel washer service', 'resin cure test'];
/** What the text below is about, as people say it in a first sentence or two. */
const OPENINGS = [
  'Please draft a procedure out of these notes, it is for the …',
  'I need this written down nicely for the …:',
  'Before the next audit we need a short checklist for the …',
  'My notes on the …. They should become a proper procedure.',
  'Here are some points. It has to become a good SOP for the …',
  'This is how we do things at the …:',
  'Would you turn my old notes into a simple guide for the … that any trainee can use?',
  'can u make a checklist for the …??',
  'We do not have a procedure for the … because nobody had the time.',
  'Please prepare for us instructions for the …',
  "I'm in charge of the … and need a guide for the apprentices.",
  '… – things you have to know',
  'Could we have a process for the … please? My list is below.',
  'Turn into a checklist: the …',
  'Could someone write a guide how to run the …?',
  'Create a … checklist out of my notes.',
  'Here is how the … works now.',
  'Our … is always going wrong, so this is how it has to be done.',
  'Please write the … up as an SOP',
  'As promised, here is the … procedure:',
  'Work instruction, …',
  'What happens during the …',
  'Attached are my notes about the …. Can you format them?',
  "Almost everything about the … is in Mia's head.",
];

describe.each(TASKS)(
  'draftSop takes the title from a first sentence that says what is wanted (drafting 3.8): %s',
  (task) => {
    it.each(OPENINGS)('%s', (opening) => {
      for (const work of WORK) {
        const { document } = draftSop(`${opening.replace('…', task)}\n${work}`);
        expect(document.title.toLowerCase()).toMatch(new RegExp(`^(?:running the )?${task}$`, 'u'));
        expect(statedSteps(`${opening.replace('…', task)}\n${work}`)).toEqual(
          statedSteps(`SOP for the ${task}\n${work}`),
        );
      }
    });
  },
);

describe('draftSop takes no work for such a sentence', () => {
  it.each([
    ['Our list of the keys hangs at the door. Take the red key. Lock the shed.', 'Take the red key'],
    ['Write the number of the crate on the label. Seal the crate.', 'Write the number of the crate on the label'],
    ['Make a note for the night shift in the log. Lock the shed.', 'Make a note for the night shift in the log'],
  ])('%s', (text, step) => {
    expect(statedSteps(text)).toContain(step);
  });
});
