import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

const WORK = ' Check the lamps. Fill the tank. Write it in the book.';
const STEPS = ['Check the lamps', 'Fill the tank', 'Write it in the book'];
const draftOf = (opening: string) => ({
  title: draftSop(opening + WORK).document.title,
  steps: statedSteps(opening + WORK).map((step) => step.replace(/ — .*$/u, '')),
});

describe('draftSop takes the name of the work from an opening that only announces it (drafting 3.8)', () => {
  it.each([
    ['So closing the greenhouse for the night, let me walk you through it.', 'Closing the Greenhouse for the Night'],
    ["Okay right, resealing the court floor, I'll just tell you how it goes.", 'Resealing the Court Floor'],
    ['Alright, servicing a road bike, the way we do it here.', 'Servicing a Road Bike'],
    ['Alright so this is for the ice cream van, setting up before a fair.', 'Ice Cream Van: Setting Up before a Fair'],
    ["hey Lou, since you're running the sound desk alone tonight, a few notes.", 'Running the Sound Desk'],
    ["So you're marshalling on Sunday, good luck, it's an easy corner.", 'Marshalling on Sunday'],
    ["Evening Pat, milking and bedding for tomorrow as I'm at the vet.", 'Milking and Bedding'],
    [
      'I look after the honesty stall at the farm gate, and somebody else will have to do it while I am away in May.',
      'Looking after the Honesty Stall',
    ],
    [
      "I groom about six horses a week, mostly in open yards, and I'd like the new girl to do it the way I do.",
      'Grooming Horses',
    ],
    [
      "I'm the warden of a small hostel and in spring we have helpers who need to know how a booking comes in.",
      'How a Booking Comes In',
    ],
    ['You asked how a wet-weather day works when you have the campers, so here goes.', 'Wet-weather Day'],
    [
      "You asked how we do a closure for thick fog on the pier as you're on lates from Friday.",
      'Closure for Thick Fog on the Pier',
    ],
    ['Everybody please read, this is how we do exchanges at the kiosk from now on.', 'Exchanges at the Kiosk'],
    ['Since we had the muddle on Sunday heres how we fold the marquee again.', 'Folding the Marquee'],
    [
      "As promised, here is how I would like the loaned lamps to be cleaned while I'm on leave.",
      'Cleaning the Loaned Lamps',
    ],
    [
      'As agreed I am setting out how boarding of cyclists is done, since you start on the 4th.',
      'Boarding of Cyclists',
    ],
    ['Quick one re the drums coming back from the parade on Friday.', 'Drums Coming Back from the Parade'],
    [
      'About the fryer and the extractor at closing, because the inspector complained.',
      'Fryer and Extractor at Closing',
    ],
    [
      'You asked what has to happen when a rower capsizes near the weir.',
      'What to Do When a Rower Capsizes Near the Weir',
    ],
    [
      "So when a resident says their bin wasn't emptied, here's what I tell the team.",
      "What to Do When a Resident Says Their Bin Wasn't Emptied",
    ],
  ])('%s', (opening, title) => {
    expect(draftOf(opening)).toEqual({ title, steps: STEPS });
  });

  it.each([
    [
      'Dear Tom,\n\nthanks for taking over the flower round and the altar linen while I am in hospital!\n\n',
      'Flower Round and Altar Linen',
    ],
    ['Hi Kai, thanks for minding the reptile house this weekend.\n\n', 'Minding the Reptile House'],
    ['hiya! so glad ur doing the plant watering this wk.', 'Plant Watering'],
    ['So glad you are covering the cattery. Heres how a handover works.', 'Handover'],
  ])('and from thanks for it: %j', (opening, title) => {
    expect(draftOf(opening)).toEqual({ title, steps: STEPS });
  });

  it.each([
    ['Our observatory does public evenings on Fridays.', 'Public Evenings on Fridays'],
    [
      'At our refuge we release hedgehogs between April and June whenever it is dry.',
      'Releasing Hedgehogs Between April and June',
    ],
    [
      'what to do when a guest comes back to the desk with a broken key in the lock.',
      'What to Do When a Guest Comes Back to the Desk with a Broken Key',
    ],
  ])('and from what is done at all: %s', (opening, title) => {
    expect(draftOf(opening).title).toBe(title);
  });

  it('but tells an order from an announcement', () => {
    expect(draftOf("Since you're closing the gate at nine, check the lock.").steps[0]).toMatch(/[Cc]heck the lock/u);
    expect(draftOf('I run the press, and the helper stacks the sheets.').steps[0]).toBe('Run the press');
  });
});

describe('draftSop reads what is done, by whom and how often, before the first step (drafting 3.3)', () => {
  it.each([
    [
      'Changing the oil of the fryer at our snack bar. The cook does it every Monday before opening.',
      'Cook',
      'Every Monday before opening',
    ],
    ['Emptying the traps in the yard. Our caretaker does this once a week.', 'Caretaker', 'Once a week'],
    ['Running the till at the kiosk. The shift lead does this job each evening.', 'Shift lead', 'Each evening'],
  ])('%s', (opening, role, trigger) => {
    const { document } = draftSop(`${opening} Switch the light off. Write it in the log.`);
    const steps = document.phases.flatMap(({ steps }) => steps).filter(({ src }) => src === 'prompt');
    expect(steps.map(({ text }) => text)).toEqual(['Switch the light off', 'Write it in the log']);
    expect(new Set(steps.map((step) => step.role))).toEqual(new Set([role]));
    expect(document.trigger).toBe(trigger);
  });
});
