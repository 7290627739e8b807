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
    ['LOTTERY KIOSK – PAYOUTS TO CUSTOMERS', 'Lottery Kiosk: Payouts to Customers'],
    ['Salt Cave', 'Salt Cave'],
    ['Vault evacuation', 'Vault Evacuation'],
    ['Hostel Annex: Late Arrivals & Deposit Procedure (rev. 3)', 'Late Arrivals & Deposit Procedure'],
  ])('takes the part of a heading that names the work: %s', (heading, title) => {
    expect(draftSop(`${heading}\n${WORK}`).document.title).toBe(title);
  });

  it.each([
    ['Please make an SOP from this. Seed bank, drying of new lots:', 'Seed Bank: Drying of New Lots'],
    ['Please turn this into an SOP for glaze days at the studio', 'Glaze Days at the Studio'],
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
    ['I take care of the moisture tests in the grain lab and this is my way of working.', 'Moisture Tests'],
    ["I run the tool shed and we've got six new members, so I'd like a clear procedure for loans.", 'Loans'],
    ["ok so the smoke effects thing u asked for, here's basically what we do.", 'Smoke Effects'],
    ['okay so this is for the sugar mill the unloading so the driver parks on the scale.', 'Sugar Mill: Unloading'],
    ["it's the evening feed at the trout farm okay so the helper opens the shed.", 'Evening Feed at the Trout Farm'],
  ])('takes what a sentence announces: %s', (sentence, title) => {
    expect(draftSop(`${sentence}${AFTER}`).document.title).toBe(title);
  });

  it('leaves the wish out of a wish', () => {
    const { document } = draftSop('storm day harbor SOP pls');
    expect(document.title).toBe('Storm Day Harbor');
    expect(document.phases.flatMap(({ steps }) => steps)).toEqual([]);
  });

  it('takes it from the purpose where nothing else names it', () => {
    const text = [
      '1. PURPOSE\nControl of laser use on the survey crews (class 3).',
      '2. WHO\n2.1 Only surveyors with a badge may take a laser out.\n2.2 Trainees may carry the case but must not open it.',
      '3. TAKING OUT\n3.1 The surveyor checks the label.\n3.2 The surveyor locks the case.',
      '4. ON SITE\n4.1 The surveyor sets up the tripod.\n4.2 The surveyor reads the level.',
    ].join('\n\n');
    const { document } = draftSop(text);
    expect(document.title).toBe('Control of Laser Use');
    expect(document.roles.map(({ name }) => name)).toEqual(['Surveyor']);
    expect(JSON.stringify(document.safety)).toContain('Trainees may carry the case but must not open it');
  });

  it('takes no place where the text will be kept', () => {
    const text = `Hi Ann, can you turn this into a proper SOP for the Notion wiki?\n\nWhen a tile comes loose:${AFTER}`;
    expect(draftSop(text).document.title).toBe('What to Do When a Tile Comes Loose');
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
