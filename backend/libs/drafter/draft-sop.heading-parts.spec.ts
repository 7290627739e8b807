import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

const LIST = '\n\n- check the lamp\n- fill the tank\n- write it down';
const documentOf = (heading: string) => draftSop(`${heading}${LIST}`).document;

describe('draftSop names a procedure by both parts of its heading (drafting 3.8)', () => {
  it.each([
    ['Print shop – setting up the folder', 'Print Shop: Setting Up the Folder'],
    ['Cheese Counter – Release of Fresh Curd', 'Cheese Counter: Release of Fresh Curd'],
    ['Goat shed - milking machine', 'Goat Shed: Milking Machine'],
    ['Day nursery – pick up time', 'Day Nursery: Pick Up Time'],
    ['Salt Grotto – Infusion Rules for Attendants', 'Salt Grotto: Infusion Rules for Attendants'],
    ['Ward 3 - evening meds', 'Ward 3: Evening Meds'],
    ['Tram depot - sanding, brakes, end of shift', 'Tram Depot: Sanding, Brakes, End of Shift'],
    ['Compost plant / green waste / new windrow', 'Compost Plant: Green Waste, New Windrow'],
    ['STAGE CREW RULES - LOAD IN AND FOCUS', 'Stage Crew Rules: Load in and Focus'],
    ['Cleaning policy for tenants and visitors of the yard', 'Cleaning Policy for Tenants and Visitors of the Yard'],
  ])('%s', (heading, title) => {
    const document = documentOf(heading);
    expect(document).toMatchObject({ title, notes: [], scope: null });
  });

  it.each([
    ['Grinding room - what we do', 'Grinding Room'],
    ['Night bus - staff copy', 'Night Bus'],
    ['Wreath orders - weekly, only in December', 'Wreath Orders'],
  ])('but not by what is said of the text or the time: %s', (heading, title) => {
    expect(documentOf(heading).title).toBe(title);
  });

  it.each([
    ['Holiday flat - key handover (tenants arriving late)', 'Tenants arriving late'],
    ['Cold store - defrosting (two people)', 'Two people'],
  ])('keeps what the brackets add as a note: %s', (heading, note) => {
    expect(documentOf(heading).notes.map(({ text }) => text)).toEqual([note]);
  });

  it.each([
    ['Dog pool - filter change (Fridays)', 'Fridays'],
    ['Aquarium - morning round (7:30)', 'At 7:30'],
  ])('takes a time in brackets for when it is done: %s', (heading, trigger) => {
    expect(documentOf(heading)).toMatchObject({ trigger, notes: [], scope: null });
  });
});
