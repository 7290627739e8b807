import type { Archetype } from './archetype.js';

export const moneyArchetypes: readonly Archetype[] = [
  {
    id: 'invoice',
    title: 'Invoice Processing',
    match: /invoice|accounts payable|supplier payment|expense/iu,
    steps: [
      'Register the invoice',
      'Match the invoice to the purchase order and the goods received',
      'Check amounts, tax and bank details',
      'Send the invoice to the approver',
      'Post the approved invoice',
      'Schedule and release the payment',
      'File the invoice and the proof of payment',
    ],
    roles: [
      { name: 'Accounts payable clerk', duty: 'Registers, matches and posts invoices' },
      { name: 'Approver', duty: 'Approves before payment' },
    ],
    resources: [
      { kind: 'system', name: 'Accounting system' },
      { kind: 'document', name: 'Purchase order and goods receipt' },
    ],
    safety: [],
    exceptions: [
      {
        when: 'The invoice does not match the order',
        action: 'Hold the invoice and query it with the buyer and the supplier',
      },
      {
        when: 'The supplier asks to change bank details',
        action: 'Call the supplier on the number already on file before any change',
      },
    ],
    records: ['Approved invoice with proof of payment'],
    measures: ['Share of invoices paid on time', 'Number of invoices on hold'],
    questions: [
      { about: 'roles', text: 'What are the approval limits, and who approves at each level?' },
      { about: 'trigger', text: 'On which days are payments released?' },
    ],
  },
  {
    id: 'reconcile',
    title: 'Reconciliation',
    match: /reconcil|bank rec|month[- ]end|close the books|cash ?up/iu,
    steps: [
      'Download the statement for the period',
      'Compare each line with the ledger',
      'Investigate the differences',
      'Post the correcting entries',
      'Prepare the reconciliation report',
      'Submit the report for review',
    ],
    roles: [
      { name: 'Bookkeeper', duty: 'Prepares the reconciliation' },
      { name: 'Reviewer', duty: 'Reviews and signs; is not the preparer' },
    ],
    resources: [
      { kind: 'document', name: 'Statement for the period' },
      { kind: 'system', name: 'Accounting system' },
    ],
    safety: [],
    exceptions: [
      { when: 'A difference cannot be explained', action: 'List it in the report and tell the reviewer the same day' },
    ],
    records: ['Signed reconciliation report'],
    measures: ['Number and value of unexplained differences'],
    questions: [
      { about: 'trigger', text: 'By which working day must it be finished?' },
      { about: 'resources', text: 'Which accounts are covered?' },
    ],
  },
  {
    id: 'cash-count',
    title: 'Counting Cash',
    match: /count(?:ing)? (?:the )?(?:cash|money|donation|till|takings)|donation/iu,
    steps: [
      'Prepare the room and the count sheet',
      'Count the cash',
      'Count the cash again by a second person',
      'Compare the two results',
      'Bag and seal the cash',
      'Sign the count sheet',
      'Hand over or bank the cash',
    ],
    roles: [
      { name: 'Counter', duty: 'Counts and signs' },
      { name: 'Treasurer', duty: 'Receives the sheet and banks the cash' },
    ],
    resources: [{ kind: 'document', name: 'Count sheet' }],
    safety: [{ level: 'caution', text: 'Handle cash out of public view and do not carry it alone' }],
    exceptions: [{ when: 'The two counts differ', action: 'Count again and record the difference' }],
    records: ['Signed count sheet'],
    measures: ['Number and value of count differences'],
    questions: [{ about: 'records', text: 'Where is the cash kept until it is banked?' }],
  },
];
