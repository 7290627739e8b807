import type { Archetype } from './archetype.js';

export const customersArchetypes: readonly Archetype[] = [
  {
    id: 'refund',
    title: 'Returns and Refunds',
    match: /refund|\breturns?\b|returned (?:item|goods|product|order)|reimburse/iu,
    steps: [
      'Find the original order of the request',
      'Check the request against the refund policy',
      'Decide: approve, reject or pass to the approver',
      'Tell the customer the decision and the reason',
      'Issue the refund to the original payment method',
      'Record the refund and the reason in the order',
    ],
    roles: [
      { name: 'Customer service agent', duty: 'Handles the request from start to finish' },
      { name: 'Approver', duty: 'Decides on requests outside the policy' },
    ],
    resources: [
      { kind: 'document', name: 'Refund policy' },
      { kind: 'system', name: 'Order and payment system' },
    ],
    safety: [],
    exceptions: [
      { when: 'The order cannot be found', action: 'Ask the customer for proof of purchase' },
      { when: 'The refund fails in the payment system', action: 'Tell the customer and pass the case to finance' },
    ],
    records: ['Refund entry with reason and approver'],
    measures: ['Time from request to refund', 'Share of requests decided within policy'],
    questions: [
      { about: 'phases', text: 'Above which amount does a refund need approval, and by whom?' },
      { about: 'scope', text: 'What is the refund period and which goods are excluded?' },
    ],
  },
  {
    id: 'complaint',
    title: 'Complaint Handling',
    match: /complain|réclamation|unhappy|dissatisf|reclamaci|beschwerde/iu,
    steps: [
      'Note the facts while the customer tells them',
      'Acknowledge the complaint with a reference',
      'Classify the complaint by severity',
      'Investigate what happened with the people involved',
      'Agree a remedy within the permitted limits',
      'Tell the customer the outcome',
      'Record the cause and the corrective action',
    ],
    roles: [
      { name: 'Customer service agent', duty: 'Owns the complaint until it is closed' },
      { name: 'Supervisor', duty: 'Decides on escalated complaints' },
    ],
    resources: [{ kind: 'document', name: 'Complaint form or ticket' }],
    safety: [],
    exceptions: [
      {
        when: 'The customer is abusive or threatens legal action',
        action: 'Stay polite, end the conversation and pass it to the supervisor',
      },
      { when: 'The remedy is above the permitted limit', action: 'Ask the supervisor to decide' },
    ],
    records: ['Complaint record with cause and corrective action'],
    measures: ['Share of complaints closed within the target time', 'Repeat complaints with the same cause'],
    questions: [
      { about: 'kpis', text: 'Within what time must a complaint be acknowledged and closed?' },
      { about: 'roles', text: 'Up to what value may staff decide a remedy on their own?' },
    ],
  },
  {
    id: 'lead',
    title: 'Lead Handling',
    match: /\bleads?\b(?= (?:qualif|follow|handling|manage))|prospect|sales call|sales lead|sales proposal/iu,
    steps: [
      'Record the enquiry in the CRM',
      'Contact the prospect',
      'Ask the qualification questions',
      'Decide: qualified, nurture or not suitable',
      'Prepare and send the proposal',
      'Follow up',
      'Record the outcome and the reason',
    ],
    roles: [
      { name: 'Sales representative', duty: 'Owns the lead' },
      { name: 'Sales manager', duty: 'Approves discounts' },
    ],
    resources: [
      { kind: 'system', name: 'CRM' },
      { kind: 'document', name: 'Price list and proposal template' },
    ],
    safety: [],
    exceptions: [{ when: 'The prospect asks for a discount above the limit', action: 'Ask the sales manager' }],
    records: ['Lead history in the CRM'],
    measures: ['Time to first contact', 'Share of leads won'],
    questions: [{ about: 'kpis', text: 'Within what time must a lead be contacted?' }],
  },
  {
    id: 'intake',
    title: 'Client Intake',
    match: /\b(?:client|matter) intake|conflict check|new matter/iu,
    steps: [
      'Take the details of the client',
      'Check for conflicts of interest',
      'Decide whether to accept the matter',
      'Send the engagement letter',
      'Open the file',
    ],
    roles: [
      { name: 'Intake coordinator', duty: 'Runs the intake and keeps the records' },
      { name: 'Partner', duty: 'Decides on conflicts' },
    ],
    resources: [{ kind: 'document', name: 'Intake form' }],
    safety: [],
    exceptions: [
      { when: 'A possible conflict is found', action: 'Do not open the file, and ask the partner to decide' },
    ],
    records: ['Signed conflict check'],
    measures: ['Time from enquiry to decision'],
    questions: [{ about: 'roles', text: 'Who covers when the person who decides is absent?' }],
  },
  {
    id: 'publish',
    title: 'Publishing Content',
    match: /post(ing)? (on|to)|social media|instagram|blog|newsletter|campaign|content calendar/iu,
    steps: [
      'Choose the topic from the content plan',
      'Write the text and prepare the pictures',
      'Check facts, spelling, rights and brand rules',
      'Get approval',
      'Schedule or publish',
      'Answer comments and messages',
      'Record the results',
    ],
    roles: [
      { name: 'Content creator', duty: 'Writes and publishes' },
      { name: 'Approver', duty: 'Approves before publication' },
    ],
    resources: [
      { kind: 'document', name: 'Content plan and brand rules' },
      { kind: 'access', name: 'Channel accounts' },
    ],
    safety: [],
    exceptions: [
      { when: 'A post is wrong or offensive', action: 'Hide or delete it, tell the approver and publish a correction' },
      { when: 'A person asks to remove their picture', action: 'Remove it and confirm' },
    ],
    records: ['Content plan with date and link'],
    measures: ['Reach and responses per post'],
    questions: [
      { about: 'roles', text: 'Who approves, and how long may it take?' },
      { about: 'trigger', text: 'How often and on which channels is content published?' },
    ],
  },
];
