import type { Archetype } from './archetype.js';

export const peopleArchetypes: readonly Archetype[] = [
  {
    id: 'client-onboarding',
    title: 'Client Onboarding',
    match:
      /client onboarding|onboard(?:ing)? (?:a |the |new )*(?:client|customer)|new client|takes? on a (?:new )?client/iu,
    steps: [
      'Confirm the scope, the contacts and the dates with the client',
      'Create the client in the systems',
      'Hold the kickoff call',
      'Collect access, material and brand rules',
      'Agree how and when reports are sent',
      'Send the first report and ask for feedback',
    ],
    roles: [{ name: 'Account manager', duty: 'Owns the client from signature to the first report' }],
    resources: [
      { kind: 'document', name: 'Onboarding checklist' },
      { kind: 'access', name: 'Client accounts' },
    ],
    safety: [],
    exceptions: [
      {
        when: 'The client does not answer or send what is needed',
        action: 'Remind the client and tell the account manager',
      },
      { when: 'The scope changes', action: 'Agree the change in writing before starting the work' },
    ],
    records: ['Completed onboarding checklist'],
    measures: ['Time from signature to kickoff'],
    questions: [
      { about: 'roles', text: 'Who is the deputy of the account manager?' },
      { about: 'resources', text: 'Which access and material does the client have to provide?' },
    ],
  },
  {
    id: 'onboarding',
    title: 'Onboarding',
    match: /onboard|induct|new (?:hire|starter|employee|joiner|staff)|first day/iu,
    steps: [
      'Send the new starter a welcome message with the date, time, place and contact person',
      'Prepare the workplace, equipment and accounts before the first day',
      'Collect and file the signed contract and required personal documents',
      'Introduce the new starter to the team and their point of contact',
      'Give the safety and house-rules briefing',
      'Train the new starter on the main tasks and observe them doing each one',
      'Hold a review meeting at the end of the first period',
    ],
    roles: [
      { name: 'Hiring manager', duty: 'Owns the onboarding plan and the review meeting' },
      { name: 'New starter', duty: 'Completes the training and paperwork' },
    ],
    resources: [
      { kind: 'document', name: 'Onboarding checklist' },
      { kind: 'document', name: 'Signed contract' },
      { kind: 'access', name: 'System accounts and passes' },
    ],
    safety: [],
    exceptions: [
      {
        when: 'The new starter does not arrive on the first day',
        action: 'Call them, tell the hiring manager and agree a new date',
      },
      {
        when: 'Equipment or accounts are not ready',
        action: 'Provide a temporary alternative and chase the responsible team',
      },
    ],
    records: ['Completed onboarding checklist'],
    measures: ['Share of new starters with every checklist item complete by the end of the first period'],
    questions: [
      { about: 'trigger', text: 'How long does the onboarding period last, and when are the reviews?' },
      { about: 'resources', text: 'Which systems and equipment does the new starter need?' },
    ],
  },
  {
    id: 'recruit',
    title: 'Recruiting',
    match: /recruit|hiring|interview|candidate/iu,
    steps: [
      'Agree the job description and the selection criteria with the hiring manager',
      'Publish the vacancy',
      'Screen applications against the criteria',
      'Interview the shortlisted candidates with the same set of questions',
      'Score each candidate and record the reasons',
      'Make the offer and check references',
      'Tell the unsuccessful candidates',
    ],
    roles: [
      { name: 'Hiring manager', duty: 'Decides on the candidate' },
      { name: 'Recruiter', duty: 'Runs the process and keeps the records' },
    ],
    resources: [
      { kind: 'document', name: 'Job description' },
      { kind: 'document', name: 'Interview score sheet' },
    ],
    safety: [],
    exceptions: [
      {
        when: 'No candidate meets the criteria',
        action: 'Review the criteria with the hiring manager and publish again',
      },
    ],
    records: ['Interview score sheets', 'Decision and reasons'],
    measures: ['Time from approved vacancy to accepted offer'],
    questions: [{ about: 'roles', text: 'Who approves the offer?' }],
  },
  {
    id: 'train',
    title: 'Training',
    match:
      /\btraining\b|\bteach(?:ing|es)?\b|(?:run|hold|host)(?:ning|ing)? .{0,20}\bworkshops?\b|\bcertif(?:y|ying|ication)\b/iu,
    steps: [
      'Agree the learning goals',
      'Prepare the material and the room',
      'Explain and show each task',
      'Let each person do the task',
      'Assess each person against the goals',
      'Record the result',
    ],
    roles: [
      { name: 'Trainer', duty: 'Trains and assesses' },
      { name: 'Trainee', duty: 'Takes part and is assessed' },
    ],
    resources: [{ kind: 'document', name: 'Training material and assessment sheet' }],
    safety: [],
    exceptions: [{ when: 'A trainee does not pass', action: 'Plan more practice and assess again' }],
    records: ['Training record'],
    measures: ['Share of trainees who pass'],
    questions: [{ about: 'kpis', text: 'What counts as a pass, and how long is it valid?' }],
  },
  {
    id: 'handover',
    title: 'Handover',
    match: /pick[- ]?up|hand ?over|collection of/iu,
    steps: [
      'Check who has come and compare with the list',
      'Ask for identification if the person is not known',
      'Hand over and have it signed',
    ],
    roles: [{ name: 'Staff', duty: 'Check and hand over' }],
    resources: [{ kind: 'document', name: 'List of authorised persons' }],
    safety: [],
    exceptions: [{ when: 'The person is not on the list', action: 'Do not hand over, and call the manager' }],
    records: ['Sign-out sheet'],
    measures: ['Number of handovers to persons who were not on the list'],
    questions: [{ about: 'records', text: 'Who checks the list, and how often?' }],
  },
];
