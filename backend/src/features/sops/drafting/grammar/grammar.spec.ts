import { describe, expect, it } from 'vitest';
import { readConditional, readTrailingCondition } from './conditions.js';
import { takeLead } from './lead.js';
import { objectOf, resolvePronoun } from './pronouns.js';
import { readClause } from './read-clause.js';
import { roleName } from './role-name.js';
import { readShorthand } from './shorthand.js';
import { splitClauses } from './split-clauses.js';
import { readSubject } from './subject.js';
import { gerundOf, participleOf, readVerb } from './verb-forms.js';

const PEOPLE = new Set(['Ben', 'Helen', 'Luis', 'Dr. Osei']);
const CONTEXT = { people: PEOPLE, procedure: null, isList: false };
const LIST = { ...CONTEXT, isList: true };

describe('readVerb', () => {
  it.each([
    ['checks', 'check', 'third'],
    ['pouches', 'pouch', 'third'],
    ['carries', 'carry', 'third'],
    ['running', 'run', 'ing'],
    ['labelled', 'label', 'past'],
    ['sent', 'send', 'past'],
    ['Degrease', 'degrease', 'base'],
  ])('reads %s', (word, base, form) => {
    expect(readVerb(word)).toEqual({ base, form });
  });

  it('reads no other words', () => {
    expect(readVerb('fridge')).toBeNull();
    expect(participleOf('bus')).toBeNull();
  });

  it.each([
    ['run', 'running'],
    ['close', 'closing'],
    ['tie', 'tying'],
    ['open', 'opening'],
    ['carry', 'carrying'],
  ])('makes %s %s', (verb, gerund) => {
    expect(gerundOf(verb)).toBe(gerund);
  });
});

describe('roleName', () => {
  it.each([
    ['the dental assistant', 'Dental assistant'],
    ['HR', 'HR'],
    ['junior (Ben)', 'Junior (Ben)'],
    ['site manager Luis', 'Site manager (Luis)'],
    ['Helen or Ben', 'Helen or Ben'],
    ['manager on duty', 'Manager on duty'],
    ['Dr. Osei', 'Dr. Osei'],
  ])('names %j %j', (phrase, role) => {
    expect(roleName(phrase, PEOPLE)).toBe(role);
  });

  it.each(['the database server', 'the machine guards', 'the end of the day', 'fridge'])(
    'finds none in %j',
    (phrase) => {
      expect(roleName(phrase, PEOPLE)).toBeNull();
    },
  );
});

describe('readSubject', () => {
  it.each([
    ['the clerk must not enter it', { role: 'Clerk', verb: 'enter', isNegated: true }],
    ['you always check the lamp', { role: null, verb: 'check', adverb: 'always ' }],
    ['they open it', { role: null, refersBack: true, verb: 'open' }],
    ['two volunteers count the cash', { role: 'Two volunteers', verb: 'count' }],
  ])('reads %j', (clause, subject) => {
    expect(readSubject(clause, PEOPLE)).toMatchObject(subject);
  });

  it('reads none where a thing is spoken of', () => {
    expect(readSubject('the fridge temp is fine', PEOPLE)).toBeNull();
  });
});

describe('takeLead', () => {
  it.each([
    ['every Friday Helen looks at it', 'Every Friday', 'Helen looks at it'],
    ['at 18:45 call the contact', 'At 18:45', 'call the contact'],
    ['WD1 - Ben posts', 'On WD1', 'Ben posts'],
    ['once a week, on Monday morning, run it', 'Once a week, on Monday morning', 'run it'],
    ['after 48 hours the rate is noted', 'After 48 hours', 'the rate is noted'],
    ['after 30 days close it', null, 'after 30 days close it'],
    ['check it', null, 'check it'],
  ])('takes the time off %j', (clause, lead, rest) => {
    expect(takeLead(clause)).toEqual({ lead, rest });
  });
});

describe('splitClauses', () => {
  it.each([
    [
      'The clerk opens it, checks the seals and files the form',
      ['The clerk opens it', 'checks the seals', 'files the form'],
    ],
    ['HR opens a ticket with name, role, manager, site', ['HR opens a ticket with name, role, manager, site']],
    ['switch on the lights and the coffee machine', ['switch on the lights and the coffee machine']],
    ['rinse it then dry it', ['rinse it', 'dry it']],
    ['fryer off, oil filtered', ['fryer off', 'oil filtered']],
    ['Customer care then refunds the money', ['Customer care then refunds the money']],
    ['take names, no details of the matter', ['take names, no details of the matter']],
  ])('splits %j', (sentence, clauses) => {
    expect(splitClauses(sentence, CONTEXT)).toEqual(clauses);
  });
});

describe('readClause', () => {
  it.each([
    ['the refund must be approved by the store manager', { text: 'approve the refund', role: 'Store manager' }],
    ['every load gets a strip', { text: 'give every load a strip' }],
    ['bin location goes in the sheet', { text: 'put the bin location in the sheet' }],
    ['photo goes to the customer', { text: 'send the photo to the customer' }],
    ['anything over 250 needs a second person (Helen) to approve', { role: 'Helen' }],
    ['first thing you check is the date', { text: 'check the date' }],
    ['both sign', { text: 'let both sign' }],
  ])('reads %j as an action', (clause, expected) => {
    expect(readClause(clause, CONTEXT)).toMatchObject({ kind: 'action', ...expected });
  });

  it.each([
    ['never hand over to a stranger', { kind: 'rule' }],
    ['must be 5 °C or colder', { kind: 'expectation', value: '5 °C or colder' }],
    ['the labels are in the drawer', { kind: 'fact' }],
  ])('reads %j as what it is', (clause, expected) => {
    expect(readClause(clause, CONTEXT)).toMatchObject(expected);
  });
});

describe('readShorthand', () => {
  it.each([
    ['oil filtered', 'filter the oil'],
    ['drains cleared', 'clear the drains'],
    ['walk-in fridge temp written down', 'write down the walk-in fridge temp'],
    ['locks off', 'take off the locks'],
    ['fryer off', 'switch off the fryer'],
    ['guards back', 'put the guards back'],
    ['last orders 21:45', 'take last orders at 21:45'],
    ['sanitiser refill', 'refill the sanitiser'],
    ['retainer $3,500 in trust account', 'put the retainer of $3,500 in trust account'],
    ['bins', 'empty the bins'],
  ])('spells out %j', (notes, text) => {
    expect(readShorthand(notes, null, PEOPLE)).toMatchObject({ text, isGuess: false });
  });

  it('says when only a thing is named', () => {
    expect(readShorthand('flux compensator', null, PEOPLE)).toEqual({
      text: 'take care of the flux compensator',
      expected: null,
      isGuess: true,
    });
  });

  it('takes the value as what must be found', () => {
    expect(readShorthand('till float $200', null, PEOPLE)).toMatchObject({
      text: 'check the till float',
      expected: '$200',
    });
  });
});

describe('readConditional', () => {
  it.each([
    ['If the lamp is red, stop the belt', 'the lamp is red', 'stop the belt', null],
    [
      'if the indicator fails the whole load is quarantined',
      'the indicator fails',
      'the whole load is quarantined',
      null,
    ],
    ['If it is ok they put it back, and they tell Ben', 'it is ok', 'they put it back, and they tell Ben', null],
    ['If it works, close it, otherwise call Ben', 'it works', 'close it', 'call Ben'],
    ['unless it is faulty, refuse it', 'unless it is faulty', 'refuse it', null],
  ])('reads %j', (sentence, condition, outcome, otherwise) => {
    expect(readConditional(sentence, LIST)).toEqual({ condition, outcome, otherwise });
  });

  it('reads a condition at the end', () => {
    expect(readTrailingCondition('check photo ID if they do not know the face')).toMatchObject({
      condition: 'they do not know the face',
      outcome: 'check photo ID',
    });
    expect(readTrailingCondition('ask if it is open')).toBeNull();
  });
});

describe('pronouns', () => {
  it.each([
    ['run them through the bath', 'the instruments', 'run the instruments through the bath'],
    ['join it to Entra', 'the laptop', 'join the laptop to Entra'],
    ['join it to Entra', 'the instruments', 'join it to Entra'],
    ['show them around', 'the shoes', 'show them around'],
  ])('resolves %j with %j', (instruction, object, resolved) => {
    expect(resolvePronoun(instruction, object)).toBe(resolved);
  });

  it('finds the object of an instruction', () => {
    expect(objectOf('image the laptop (Windows 11)')).toBe('the laptop');
    expect(objectOf('look at it')).toBeNull();
  });
});
