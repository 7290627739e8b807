import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

const WORK = '\n- count the racks\n- rinse them with hot water\n- put them on the trolley';

describe('the title of a draft (drafting 3.8)', () => {
  it.each([
    ['Bike workshop - truing a wheel with a loose or broken spoke', 'Truing a Wheel'],
    ['tram depot, morning line-up - my notes', 'Tram Depot: Morning Line-up'],
    ['Saddlery, restitching a girth strap', 'Saddlery: Restitching a Girth Strap'],
    ['quarry - stuck conveyor what to do', 'Quarry: Stuck Conveyor'],
    ['Community Pool: Lost Children & Handover Procedure (rev. 2)', 'Lost Children & Handover Procedure'],
    ['Canteen Helpers – Rules for Returning Crates', 'Canteen Helpers: Rules for Returning Crates'],
    ['fire door reset + lamp test', 'Fire Door Reset + Lamp Test'],
    ['Salt Cave', 'Salt Cave'],
    ['Vault evacuation', 'Vault Evacuation'],
    ['Hostel Annex: Late Arrivals & Deposit Procedure (rev. 3)', 'Late Arrivals & Deposit Procedure'],
  ])('takes the part of a heading that names the work: %s', (heading, title) => {
    expect(draftSop(`${heading}\n${WORK}`).document.title).toBe(title);
  });

  it.each([
    ['Please make an SOP from this. Seed bank, drying of new lots:', 'Seed Bank: Drying of New Lots'],
    ['Can you turn our foundry shift sheet into an SOP', 'Foundry Shift'],
  ])('above a table: %s', (heading, title) => {
    const table = '\n\nwhen\twho\twhat\nfirst\tclerk\tcount the lots\nthen\tclerk\tweigh the lots';
    expect(draftSop(`${heading}${table}`).document.title).toBe(title);
  });

  const AFTER = ' The clerk checks the slip. Then she stamps it and files the copy in the red binder.';
  it.each([
    [
      "As agreed on Monday, here's what I'd like in the write-up for tool returns, since two new people start soon.",
      'Tool Returns',
    ],
    ['We are needing the procedure for the sealed tenders.', 'Sealed Tenders'],
    ['We would like one SOP for pallet exchange, that our new drivers can follow it.', 'Pallet Exchange'],
    ['Right, um, write me up the thing for the boiler water test please.', 'Boiler Water Test'],
    ["ok here's how parcel pickup should work at the dorm, can u put it in the sop format:", 'Parcel Pickup'],
    [
      'These are my own habits for storing negatives in summer and the curator has asked me to write them up.',
      'Storing Negatives in Summer',
    ],
    [
      "I repair stained glass, mostly in chapels, and I'm training a helper so I want my way on paper.",
      'Repairing Stained Glass',
    ],
    ['hi so i do the key cutting in a hardware store and my boss wants me to write down what i do.', 'Key Cutting'],
    ['This is for the stage hands, the new ones, how we hang a backdrop on the bar.', 'Hanging a Backdrop on the Bar'],
    [
      'hi so i do the blood draws in a clinic and my boss wants me to write down what i do for the new girl.',
      'Blood Draws',
    ],
    ['Bakery SOP, laminating a croissant dough, um, by hand.', 'Bakery: Laminating a Croissant Dough'],
    [
      "hey Nick! 👋\n\nok here's how lost keys should work at the rink, can u put it in the sop format thing:",
      'Lost Keys',
    ],
  ])('takes what a sentence announces: %s', (sentence, title) => {
    expect(draftSop(`${sentence}${AFTER}`).document.title).toBe(title);
  });

  it('never takes a greeting', () => {
    const text = `Dear Sir or Madam,\n\nWe would like an SOP for bonded goods.\n\n${AFTER}\n\nYours faithfully,\nJo Hart`;
    expect(draftSop(text).document.title).toBe('Bonded Goods');
    expect(draftSop(text.replace('Sir or Madam', 'Sir/Madam')).document.title).toBe('Bonded Goods');
  });

  it('prefers the subject of a mail to a sentence that names no task', () => {
    const text = `Subject: RE: RE: Jammed turnstile – procedure for gate staff\n\nHi all,\n\nI'd like us to have one agreed procedure for the gate.${AFTER}\n\nRegards\nTom`;
    expect(draftSop(text).document.title).toBe('Jammed Turnstile');
    const short = `From: Ada\nSubject: Fwd: film lab - scratched negatives SOP pls\n\nHi, see below.\n\n> The clerk marks the reel.\n> The clerk calls the customer.`;
    expect(draftSop(short).document.title).toBe('Film Lab: Scratched Negatives');
  });

  it('does not receive who comes to work', () => {
    const text = 'When a piano tuner arrives on site he has to check the loft. Then he lays out the sheets.';
    expect(draftSop(text).document.title).toBe('What to Do When a Piano Tuner Arrives on Site');
  });

  it('keeps what is said of the act', () => {
    const text = 'Before a cold water dive the diver checks the valve. The buddy reads the gauge.';
    expect(draftSop(text).document.title).toBe('Before a Cold Water Dive');
  });

  it('names a wish with a case', () => {
    expect(draftSop('how to shut down a print press for the weekend when a job is still on it').document.title).toBe(
      'Shutting Down a Print Press for the Weekend',
    );
  });
});
