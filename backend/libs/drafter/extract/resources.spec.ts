import { describe, expect, it } from '@jest/globals';
import { type FoundResource, resourcesIn } from './resources.js';

function named(kind: FoundResource['kind'], text: string): string[] {
  return resourcesIn(text, false)
    .filter((resource) => resource.kind === kind)
    .map(({ name }) => name);
}

describe('resourcesIn names documents', () => {
  it.each([
    ['The porter checks the guest list.', ['Guest list']],
    ["Count the chairs against the tenant's inventory list.", ["Tenant's inventory list"]],
    ['She keeps the approved supplier list.', ['Approved supplier list']],
    ['The clerk has completed form K-2.', ['Form K-2']],
    ['He prints the parts list and fills the cleaning log book.', ['Parts list', 'Cleaning log book']],
  ])('with the words of their names: %s', (text, names) => {
    expect(named('document', text)).toEqual(names);
  });

  it.each([
    'Each van has its certificate in the glove box.',
    'Everybody gets their own list.',
    'If the boiler fails no certificate is given.',
    'Somebody sends every list to the office.',
  ])('but none that has no name: %s', (text) => {
    expect(named('document', text)).toEqual([]);
  });
});

describe('resourcesIn names systems', () => {
  it.each([
    ['Post the receipt in SAP.', ['SAP']],
    ['The log is kept in Excel and shared on Slack.', ['Excel', 'Slack']],
    ['Image the laptop (Windows 11) and join it to Intune.', ['Windows', 'Intune']],
  ])('%s', (text, names) => {
    expect(named('system', text)).toEqual(names);
  });

  it.each([
    'Sap that drips is wiped off the birch. The sap runs in March.',
    'Windows are opened first. Monday is the day for the Square, and the Deputy signs.',
  ])('but no plain word: %s', (text) => {
    expect(named('system', text)).toEqual([]);
  });
});

describe('resourcesIn names tools', () => {
  it('but not what is only described as safe', () => {
    expect(named('tool', 'The takings go into the safe before lunch.')).toEqual(['Safe']);
    expect(named('tool', 'All of us want a safe home for the residents.')).toEqual([]);
  });
});
