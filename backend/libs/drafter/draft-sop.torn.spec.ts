import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';

const isTold = ({ src }: { src: string }): boolean => src === 'prompt';
const toldIn = (request: string): string[] => {
  const { phases, exceptions, safety } = draftSop(request).document;
  const steps = phases.flatMap((phase) => phase.steps).filter(isTold);
  return [
    ...steps.map(({ text, when, role }) => `${role ? `${role} - ` : ''}${when ? `${when}: ` : ''}${text}`),
    ...exceptions.filter(isTold).map(({ when, then }) => `${when} | ${then}`),
    ...safety.filter(isTold).map(({ text }) => `! ${text}`),
  ];
};
const toldOf = (told: string): string[] =>
  toldIn(`Opening the weir. Check the sluice. ${told}`).filter((line) => !line.endsWith('Check the sluice'));

describe('draftSop leaves a sentence whole where a part of it would say too little alone (drafting 3)', () => {
  it.each<[string, string[]]>([
    // A part without a verb.
    [
      'The crate weighs at most 20 kg on deck, less on the pier in wind, and it gets a red tag.',
      ['The crate weighs at most 20 kg on deck, less on the pier in wind, and it gets a red tag'],
    ],
    ['Mast light on at dusk, another bulb from the keeper.', ['Mast light on at dusk, another bulb from the keeper']],
    // What is so, without which the rest is not understood.
    ['Herring is the exception and the keeper weighs.', ['Herring is the exception and the keeper weighs']],
    [
      'Anglers and divers are exempt from the fee and get a pass free.',
      ['Anglers and divers are exempt from the fee and get a pass free'],
    ],
    // What is done with things of one kind alone.
    [
      'Cracked floats go to the shed and the clerk phones the owner.',
      ['Cracked floats go to the shed and the clerk phones the owner'],
    ],
    [
      'Complaints about noise are passed to the keeper, and the caller is told the hours.',
      ['Complaints about noise are passed to the keeper, and the caller is told the hours'],
    ],
    [
      'A rope that is frayed goes in the bin and the skipper is told.',
      ['A rope that is frayed goes in the bin and the skipper is told'],
    ],
    [
      'For other leaks, the guard starts the pump: every half hour for two hours, then hourly for four hours, then every four hours up to a day.',
      [
        'Guard - For other leaks: The guard starts the pump: every half hour for two hours, then hourly for four hours, then every four hours up to a day',
      ],
    ],
    // A further thing that looks like an order.
    [
      'Look for broken glass, wet ropes, open gates, standing water.',
      ['Look for broken glass, wet ropes, open gates, standing water'],
    ],
    [
      'Take off what is left of the last net: floats, waste, hooks, samples.',
      ['Take off what is left of the last net: floats, waste, hooks, samples'],
    ],
    // Somebody speaks of all who work there.
    [
      'All tickets go to the folder of the day and we keep 2 years.',
      ['All tickets go to the folder of the day and we keep 2 years'],
    ],
    [
      'When the ferry calls, we check draft and wind, usually it is 3 m but at spring tide it is 5.',
      ['When the ferry calls: Check draft and wind, usually it is 3 m but at spring tide it is 5'],
    ],
    [
      'Lost badges go to the office at once and we ring the owner the same day.',
      ['Lost badges go to the office at once and we ring the owner the same day'],
    ],
    // What else is said of the same things.
    [
      'Nets are rinsed by hand and then go through the dryer for 6 minutes.',
      ['Nets are rinsed by hand and then go through the dryer for 6 minutes'],
    ],
    // A case that lists how somebody is.
    [
      'If a diver seems cold, dizzy or tired in the water, treat it as an emergency and follow the plan.',
      [
        'If a diver seems cold, dizzy or tired in the water: Treat it as an emergency',
        'If a diver seems cold, dizzy or tired in the water: Follow the plan',
      ],
    ],
    // Another limit than the one before.
    [
      'If the level of the last 30 days is within 10% of the mark the clerk explains it to the keeper, between 10 and 25% the keeper phones the engineer, and more than 25% above the keeper shuts the gate.',
      [
        'If the level of the last 30 days is within 10% of the mark: The clerk explains it to the keeper, between 10 and 25% the keeper phones the engineer, and more than 25% above the keeper shuts the gate',
      ],
    ],
    // An act without what it is done to.
    ['All logs go to the office and you keep 5 years.', ['All logs go to the office and you keep 5 years']],
    // Half of a limit is no step.
    [
      'Send the readings to the office, with a remark on every value that is more than 10 % and 5 cm away from the mean.',
      [
        'Send the readings to the office, with a remark on every value that is more than 10 % and 5 cm away from the mean',
      ],
    ],
  ])('%s', (told, expected) => {
    expect(toldOf(told)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    // Notes are items of a list.
    ['Lids on, lamps off, nets in the shed.', ['Put lids on', 'Switch lamps off', 'Put nets in the shed']],
    // What is only remarked goes to the notes.
    ['Every net is rinsed, that is where rot starts.', ['Rinse every net']],
    // Two kinds of things, each with what is done with it.
    [
      'Torn nets are burned the same day, and old ropes are kept for a week in the shed.',
      ['Burn torn nets the same day', 'Keep old ropes for a week in the shed'],
    ],
    // What whoever acts does next.
    [
      'The keeper opens the gate, checks the level and writes it in the book.',
      ['Keeper - Open the gate', 'Keeper - Check the level', 'Keeper - Write it in the book'],
    ],
    ['The floor is mopped and the nets are hung up.', ['Mop the floor', 'Hang up the nets']],
  ])('but not %s', (told, expected) => {
    expect(toldOf(told)).toEqual(expected);
  });
});

describe('draftSop leaves a sentence of another language whole where a part of it has no verb (drafting 3)', () => {
  it.each([
    ['de', 'Öffnen des Wehrs.\nDen Stand prüfen.', 'Klasse A sind Risse, Rost am Haken und Löcher im Netz.'],
    [
      'de',
      'Öffnen des Wehrs.\nDen Stand prüfen.',
      'Bei Rauch wird der Wärter gerufen und die Crew aufgefordert, das Deck zu verlassen.',
    ],
    [
      'fr',
      'Ouverture du barrage.\nVérifier le niveau.',
      'Un contrôle est fait en mai, un deuxième contrôle, envoyé au maire sous huit jours.',
    ],
    [
      'fr',
      'Ouverture du barrage.\nVérifier le niveau.',
      'Le gardien arrive une heure avant avec la barque propre, le réservoir plein et les feux contrôlés.',
    ],
    [
      'es',
      'Apertura de la presa.\nRevisar el nivel.',
      'El guarda lava las redes con agua limpia, cada tres días con jabón.',
    ],
    [
      'pt',
      'Abertura da comporta.\nVerificar o nível.',
      'As etiquetas são coladas na rede, depois da lavagem, nunca antes.',
    ],
    [
      'nl',
      'Openen van de sluis.\nControleer het peil.',
      'De wachter mag de boot vanaf niveau groen, na uitleg van de schipper en met een handtekening.',
    ],
  ])('%s: %s %s', (_lang, work, told) => {
    const lines = toldIn(`${work}\n${told}`);
    expect(lines.map((line) => line.replace(/^[^:]* - |^! /u, ''))).toContainEqual(
      expect.stringContaining(told.slice(-30, -1)),
    );
    expect(lines.filter((line) => told.toLowerCase().includes(line.toLowerCase().slice(-12)))).toHaveLength(1);
  });
});

describe('draftSop keeps together what would stand in different parts of the document (drafting 3.3)', () => {
  const told = (sentence: string): string[] =>
    toldIn(`Weir\n\nThe keeper checks the sluice. The helper oils the hinge. ${sentence}`).slice(2);

  it.each<[string, string[]]>([
    // What is no clause, beside one.
    [
      'A drop to 4 °C for half an hour, for instance after a delivery, is noted but stops nothing.',
      ['A drop to 4 °C for half an hour, for instance after a delivery, is noted but stops nothing'],
    ],
    [
      'At Easter, Whitsun and whenever the gauge is above 3 m, the lock must be manned by two people.',
      ['At Easter, Whitsun and whenever the gauge is above 3 m, the lock must be manned by two people'],
    ],
    [
      'Every new rower, and any old one who has not been out since March, comes to the pool for a test.',
      ['Every new rower, and any old one who has not been out since March, comes to the pool for a test'],
    ],
    // A rule, and what is done because of it, or what it follows from.
    [
      'Claims after May are not refused, but the clerk passes them to the board.',
      ['Clerk - Claims after May are not refused, but the clerk passes them to the board'],
    ],
    [
      'Moorings are free in winter and no boat is turned away.',
      ['! Moorings are free in winter and no boat is turned away'],
    ],
  ])('%s', (sentence, lines) => {
    expect(told(sentence)).toEqual(lines);
  });

  it.each<[string, string[]]>([
    // Each of them says by itself of what it is, or to nobody what is not to be done.
    ["Don't touch the winch, call the keeper or wait.", ['Call the keeper or wait', "! Don't touch the winch"]],
    [
      'Wet ropes are never coiled, hang them in the boathouse.',
      ['Hang the wet ropes in the boathouse', '! Wet ropes are never coiled'],
    ],
    [
      'The raft carries four people and never leaves the bay.',
      ['The raft carries four people', '! The raft never leaves the bay'],
    ],
  ])('but not %s', (sentence, lines) => {
    expect(told(sentence)).toEqual(lines);
  });

  it.each<[string, string[]]>([
    [
      'The gauge is read at noon. If it shows more than 2 m, close the gate.',
      ['Read the gauge at noon', 'If it shows more than 2 m: Close the gate'],
    ],
    [
      'Deliveries must arrive below 8 °C. If they are warmer, refuse them.',
      ['Deliveries must arrive below 8 °C', 'If they are warmer: Refuse them'],
    ],
    ['If a rope breaks, call the harbor office.', ['A rope breaks | Call the harbor office']],
  ])('tells a case where it stands if it is about what stands before it: %s', (sentence, lines) => {
    expect(told(sentence)).toEqual(lines);
  });
});
