import type { Archetype } from './archetype.js';

export const safetyArchetypes: readonly Archetype[] = [
  {
    id: 'spill',
    title: 'Spill Response',
    match: /spill|chemical (?:leak|handling)|\bacid\b|hazardous/iu,
    steps: [
      'Warn people nearby and keep them away',
      'Identify the substance from the label or the safety data sheet',
      'Put on the protective equipment named in the safety data sheet',
      'Stop the source if it is safe to do so',
      'Contain the spill with absorbent material',
      'Collect the waste in a labelled container',
      'Clean the area and ventilate it',
      'Report the incident',
    ],
    roles: [
      { name: 'Person who finds the spill', duty: 'Warns others and raises the alarm' },
      { name: 'Trained responder', duty: 'Contains and cleans the spill' },
    ],
    resources: [
      { kind: 'tool', name: 'Spill kit' },
      { kind: 'ppe', name: 'Protective equipment named in the safety data sheet' },
      { kind: 'document', name: 'Safety data sheet' },
    ],
    safety: [{ level: 'danger', text: 'Do not touch or approach an unknown substance; evacuate and call for help' }],
    exceptions: [
      {
        when: 'The substance is unknown, large in quantity, or gives off fumes',
        action: 'Evacuate the area and call the emergency contact',
      },
      {
        when: 'Someone has been exposed',
        action: 'Start first aid as the safety data sheet says and call medical help',
      },
    ],
    records: ['Incident report', 'Waste disposal record'],
    measures: ['Number of spills and their causes'],
    questions: [
      { about: 'safety', text: 'Which substances are on site and where are the safety data sheets?' },
      { about: 'roles', text: 'Who is trained to respond, and what is the emergency number?' },
    ],
  },
  {
    id: 'evacuate',
    title: 'Evacuation',
    match: /evacuat|fire (drill|alarm)|emergency/iu,
    steps: [
      'Raise the alarm',
      'Leave by the nearest safe exit and help others',
      'Do not use lifts',
      'Call the emergency services',
      'Go to the assembly point',
      'Count the people and report anyone missing',
      'Wait for the all-clear before going back',
    ],
    roles: [
      { name: 'Fire warden', duty: 'Clears the area and counts people' },
      { name: 'All staff', duty: 'Leave at once and go to the assembly point' },
    ],
    resources: [{ kind: 'document', name: 'Evacuation plan and staff list' }],
    safety: [{ level: 'danger', text: 'Do not go back for belongings' }],
    exceptions: [
      { when: 'Someone is missing', action: 'Tell the emergency services; do not go back in' },
      { when: 'An exit is blocked', action: 'Use the next exit' },
    ],
    records: ['Evacuation or drill report'],
    measures: ['Time to clear the building'],
    questions: [
      { about: 'phases', text: 'Where is the assembly point?' },
      { about: 'roles', text: 'Who are the wardens and deputies?' },
    ],
  },
  {
    id: 'maintain',
    title: 'Maintenance',
    match:
      /maintenance|lockout|loto|lubricat|calibrat|repair|changeover|conveyor|equipment service|machine (?:service|setup)/iu,
    steps: [
      'Read the manual and the work order',
      'Stop the machine in the normal way',
      'Isolate and lock every energy source and try to start to prove zero energy',
      'Carry out the work in the order given by the manual',
      'Remove tools and refit the guards',
      'Remove the locks and restart the machine',
      'Test the machine and hand it back',
    ],
    roles: [
      { name: 'Maintenance technician', duty: 'Isolates, works and tests' },
      { name: 'Machine operator', duty: 'Hands over and takes back the machine' },
    ],
    resources: [
      { kind: 'document', name: 'Machine manual and work order' },
      { kind: 'tool', name: 'Locks and tags' },
    ],
    safety: [{ level: 'danger', text: 'Do not work on the machine until zero energy is proved' }],
    exceptions: [
      { when: 'Zero energy cannot be proved', action: 'Stop; do not start the work; call the supervisor' },
      { when: 'The test fails', action: 'Keep the machine out of service and report it' },
    ],
    records: ['Completed work order', 'Lockout record'],
    measures: ['Planned work done on time', 'Repeat faults'],
    questions: [
      { about: 'safety', text: 'Which energy sources does the machine have and where are the isolation points?' },
      { about: 'resources', text: 'Which spare parts and special tools are needed?' },
    ],
  },
  {
    id: 'sample',
    title: 'Sample Processing',
    match: /sample|specimen|laborator|\blab\b|assay|centrifug|pcr|blood draw|steril|autoclave/iu,
    steps: [
      'Put on the protective equipment',
      'Check the identity and the label of each item',
      'Prepare the instrument and the materials',
      'Process the items as the method says',
      'Run the control and check that it passes',
      'Record the results',
      'Store or discard the items as required',
    ],
    roles: [
      { name: 'Technician', duty: 'Performs and records the work' },
      { name: 'Reviewer', duty: 'Reviews the results' },
    ],
    resources: [
      { kind: 'document', name: 'Method or manufacturer instructions' },
      { kind: 'ppe', name: 'Gloves, coat and eye protection' },
    ],
    safety: [{ level: 'warning', text: 'Treat every sample as infectious or hazardous until known otherwise' }],
    exceptions: [
      { when: 'The control fails', action: 'Do not report results; find the cause and repeat' },
      { when: 'The label is missing or unreadable', action: 'Set the item aside and ask the supervisor' },
    ],
    records: ['Result sheet with control results'],
    measures: ['Share of runs with a passed control'],
    questions: [
      { about: 'phases', text: 'Which times, temperatures and acceptance limits apply?' },
      { about: 'references', text: 'Which method or manufacturer instruction applies?' },
    ],
  },
  {
    id: 'inspect',
    title: 'Inspection',
    match: /inspect|audit|quality control|walk-?through|check ?list/iu,
    steps: [
      'Prepare the checklist',
      'Inspect each point in order',
      'Record what is found with evidence',
      'Rate each finding',
      'Report the findings',
      'Follow up until each finding is closed',
    ],
    roles: [
      { name: 'Inspector', duty: 'Inspects and reports' },
      { name: 'Area owner', duty: 'Closes the findings' },
    ],
    resources: [{ kind: 'document', name: 'Inspection checklist' }],
    safety: [],
    exceptions: [{ when: 'A finding is dangerous', action: 'Stop the activity and tell the area owner at once' }],
    records: ['Inspection report'],
    measures: ['Findings closed on time'],
    questions: [{ about: 'phases', text: 'What are the acceptance limits?' }],
  },
];
