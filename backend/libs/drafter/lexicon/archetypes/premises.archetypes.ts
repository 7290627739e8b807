import type { Archetype } from './archetype.js';

export const premisesArchetypes: readonly Archetype[] = [
  {
    id: 'water-leak',
    isUrgent: true,
    title: 'Responding to a Water Leak',
    match: /water leak|leak(?:ing|s)? .{0,20}(?:water|pipe|ceiling)|burst pipe|flood|plumbing emergency/iu,
    steps: [
      'Note the name, the address, the time and a number to call back',
      'Ask where the water comes from and whether anyone is in danger',
      'Ask the caller to shut off the water at the nearest valve if it is safe to do so',
      'Tell the caller to keep away from wet sockets, lamps and other electrical appliances',
      'Call the on-call person with what is known so far',
      'Tell the caller who is coming and stay reachable',
      'Warn the neighbours who may be affected',
      'Check afterwards that the leak has stopped and that the electricity is safe',
      'Record the call, the times and the damage with photos',
    ],
    roles: [
      { name: 'On-call contact', duty: 'Takes the call and follows it up until the leak has stopped' },
      { name: 'Plumber or caretaker', duty: 'Stops the leak on site' },
    ],
    resources: [
      { kind: 'document', name: 'On-call list' },
      { kind: 'document', name: 'Plan of the shut-off valves' },
    ],
    safety: [{ level: 'danger', text: 'Keep away from water that may touch electrical sockets, lamps or appliances' }],
    exceptions: [
      {
        when: 'Water runs into lamps, sockets or the fuse box',
        action: 'Tell everyone to leave the area and call the emergency service',
      },
      {
        when: 'The shut-off valve cannot be found or turned',
        action: 'Call the water supplier and the on-call person',
      },
      { when: 'The on-call person does not answer', action: 'Call the deputy' },
    ],
    records: ['Call record with times, actions and photos'],
    measures: ['Time from the call to the water being shut off'],
    questions: [
      { about: 'roles', text: 'Who is on call at night, and who is the deputy?' },
      { about: 'resources', text: 'Where are the shut-off valves, and who has the keys?' },
      { about: 'phases', text: 'Which plumber or emergency service may be called, and up to what cost?' },
    ],
  },
  {
    id: 'opening',
    title: 'Opening Routine',
    match:
      /open(?:ing|s|ed)? (?:the |up |of |for |a |our |check ?list|routine|procedure|shop|store|bakery|caf|gym|bar|restaurant|kitchen|branch|salon|office)|unlock the (?:front )?door|turn off the alarm/iu,
    steps: [
      'Unlock the premises',
      'Switch off the alarm',
      'Check on a walk through the premises that nothing is out of place or damaged',
      'Switch on the lights and the equipment',
      'Check the work areas, the surfaces and the equipment for cleanliness',
      'Check that fridges, freezers and other safety equipment show their permitted values',
      'Check the use-by dates and the stock for the day',
      'Compare the cash float with the amount agreed',
      'Sign the checklist',
      'Open the doors to customers',
    ],
    roles: [
      { name: 'Opening shift lead', duty: 'Carries out and signs the checklist' },
      { name: 'Manager', duty: 'Decides when something is not in order' },
    ],
    resources: [
      { kind: 'document', name: 'Opening checklist' },
      { kind: 'access', name: 'Keys and alarm code' },
    ],
    safety: [],
    exceptions: [
      {
        when: 'A fridge, a freezer or a machine is outside its permitted value',
        action: 'Do not use it or the goods in it, and tell the manager',
      },
      { when: 'There are signs of a break-in or damage', action: 'Do not go in alone; call the manager' },
    ],
    records: ['Signed opening checklist for each day'],
    measures: ['Share of days with a complete opening checklist'],
    questions: [
      { about: 'trigger', text: 'At what time does the opening start, and when do the doors open?' },
      { about: 'phases', text: 'Which temperatures and other values are checked, and what are their limits?' },
      { about: 'exceptions', text: 'Who is called when something is not in order?' },
    ],
  },
  {
    id: 'closing',
    title: 'Closing Routine',
    match:
      /clos(?:ing|e) (?:the |up |of |procedure|routine|check ?list|at night|down|time|shop|store|kitchen|restaurant|bar|gym)|end of (?:the )?(?:day|shift)|set the alarm|lock up/iu,
    steps: [
      'Check on a walk through the premises that nothing is out of place',
      'Complete the cleaning tasks for the area',
      'Count and secure the cash',
      'Switch off equipment that must not stay on',
      'Lock doors and windows',
      'Set the alarm',
    ],
    roles: [
      { name: 'Closing shift lead', duty: 'Completes and signs the checklist' },
      { name: 'Manager', duty: 'Decides when something is not in order' },
    ],
    resources: [
      { kind: 'document', name: 'Opening and closing checklist' },
      { kind: 'access', name: 'Keys and alarm code' },
    ],
    safety: [],
    exceptions: [
      { when: 'The cash does not match', action: 'Count again, record the difference and tell the manager' },
      { when: 'The alarm cannot be set', action: 'Do not leave; call the manager' },
      { when: 'A person is still on the premises', action: 'Ask them to leave; call for help if they refuse' },
    ],
    records: ['Signed checklist for each day'],
    measures: ['Share of days with a complete checklist'],
    questions: [
      { about: 'trigger', text: 'At what times does this start and end?' },
      { about: 'exceptions', text: 'Who is called out of hours?' },
    ],
  },
  {
    id: 'clean',
    title: 'Cleaning',
    match:
      /(?<!\bkeep(?:ing|s)? .{1,30})\bclean(?:ing|ed|s|-?up)?\b|saniti|disinfect|mop|housekeep|limpi|nettoy|reinig/iu,
    steps: [
      'Put on the protective equipment',
      'Clear the area and remove loose dirt',
      'Apply the cleaning product as its label says',
      'Clean from the cleanest to the dirtiest area',
      'Rinse or wipe off the product',
      'Let the surfaces dry',
      'Put the materials back',
      'Dispose of the waste',
    ],
    roles: [
      { name: 'Cleaner', duty: 'Cleans and signs the checklist' },
      { name: 'Supervisor', duty: 'Inspects the result' },
    ],
    resources: [
      { kind: 'material', name: 'Cleaning products and their safety data sheets' },
      { kind: 'ppe', name: 'Gloves' },
    ],
    safety: [
      {
        level: 'warning',
        text: 'Cleaning chemicals: wear gloves, ventilate the room, follow the product label and never mix products',
      },
    ],
    exceptions: [
      { when: 'A cleaning product touches skin or eyes', action: 'Rinse with water and follow the safety data sheet' },
      { when: 'The result fails inspection', action: 'Clean again and record it' },
    ],
    records: ['Signed cleaning checklist'],
    measures: ['Share of inspections passed first time'],
    questions: [
      { about: 'resources', text: 'Which products are used on which surfaces, and at what dilution?' },
      { about: 'trigger', text: 'How often is each area cleaned?' },
    ],
  },
  {
    id: 'espresso',
    title: 'Coffee Machine Calibration',
    match: /espresso|coffee machine|grinder/iu,
    steps: [
      'Check that the machine is clean',
      'Warm up the machine',
      'Fill the clean grinder',
      'Weigh the dose',
      'Pull a test shot',
      'Compare the ratio, the time and the taste with the target',
      'Adjust the grind: finer when the shot runs too fast, coarser when it runs too slow',
      'Pull another test shot until the target is met',
      'Record the settings with a signature',
    ],
    roles: [
      { name: 'Barista', duty: 'Carries out the calibration and records it' },
      { name: 'Shift lead', duty: 'Tastes and approves the result' },
    ],
    resources: [
      { kind: 'tool', name: 'Scales' },
      { kind: 'tool', name: 'Timer' },
      { kind: 'document', name: 'Calibration log' },
    ],
    safety: [
      {
        level: 'caution',
        text: 'Risk of burns: let hot parts, steam and loads cool down before touching them, and use heat protection',
      },
    ],
    exceptions: [
      { when: 'The shot runs too fast', action: 'Set the grind finer and pull another shot' },
      { when: 'The shot runs too slow', action: 'Set the grind coarser and pull another shot' },
      {
        when: 'The target is not met after several shots',
        action: 'Do not serve from the machine and tell the shift lead',
      },
    ],
    records: ['Calibration log with settings and signature'],
    measures: ['Share of days with the target met before opening'],
    questions: [
      { about: 'resources', text: 'Which machine and grinder are used?' },
      { about: 'exceptions', text: 'Who is called when the target cannot be met?' },
    ],
  },
];
