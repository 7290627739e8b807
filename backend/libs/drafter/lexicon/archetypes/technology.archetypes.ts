import type { Archetype } from './archetype.js';

export const technologyArchetypes: readonly Archetype[] = [
  {
    id: 'reset',
    title: 'Restarting Devices',
    match: /\breset\b|restart|reboot|wi-?fi/iu,
    steps: [
      'Check what does not work, and tell the people affected',
      'Restart the devices in the agreed order',
      'Wait until each device shows its normal state',
      'Test that the service works again',
      'Record the fault and the time',
    ],
    roles: [{ name: 'Shift leader', duty: 'Carries out the restart' }],
    resources: [{ kind: 'access', name: 'Access to the devices' }],
    safety: [],
    exceptions: [{ when: 'The service does not come back', action: 'Stop, and call the support contact' }],
    records: ['Fault log'],
    measures: ['Time until the service works again'],
    questions: [{ about: 'exceptions', text: 'Who is called when it still does not work, and at what times?' }],
  },
  {
    id: 'backup',
    title: 'Backup and Restore',
    match: /back ?up|restore|disaster recovery|respaldo|sauvegarde/iu,
    steps: [
      'Check that the last backup finished without error',
      'Start the backup or confirm the scheduled job',
      'Compare size and checksum with the previous run',
      'Copy the backup to the second location',
      'Restore a sample to a test system',
      'Check the restored data',
      'Record the result',
    ],
    roles: [
      { name: 'System administrator', duty: 'Runs and checks the backup' },
      { name: 'Data owner', duty: 'Confirms the restored data' },
    ],
    resources: [
      { kind: 'system', name: 'Backup system and storage' },
      { kind: 'access', name: 'Administrator access' },
    ],
    safety: [],
    exceptions: [
      { when: 'The backup fails', action: 'Find the cause, run it again and tell the data owner if it fails twice' },
      { when: 'The restore test fails', action: 'Raise an incident and keep the previous good backup' },
    ],
    records: ['Backup and restore log'],
    measures: ['Share of successful backups', 'Time needed for the restore test'],
    questions: [
      { about: 'resources', text: 'Where are backups kept, for how long, and how are they encrypted?' },
      { about: 'kpis', text: 'How much data loss and how long a recovery is acceptable?' },
    ],
  },
  {
    id: 'incident',
    isUrgent: true,
    title: 'Incident Response',
    match: /incident|outage|phishing|breach|malware|on-?call rota/iu,
    steps: [
      'Record what was seen, when and by whom',
      'Assess the impact and set the severity',
      'Name one person to lead the response',
      'Contain the problem',
      'Fix the cause',
      'Confirm that service is normal',
      'Inform the people affected',
      'Review the incident and agree actions',
    ],
    roles: [
      { name: 'Incident lead', duty: 'Coordinates and decides' },
      { name: 'Responder', duty: 'Contains and fixes' },
    ],
    resources: [
      { kind: 'document', name: 'Contact list' },
      { kind: 'system', name: 'Ticket system' },
    ],
    safety: [],
    exceptions: [
      { when: 'Personal data may be affected', action: 'Tell the data protection contact at once' },
      { when: 'The lead cannot be reached', action: 'The deputy takes over' },
    ],
    records: ['Incident record with timeline'],
    measures: ['Time to detect, contain and restore'],
    questions: [
      { about: 'roles', text: 'Who leads out of hours, and how are they reached?' },
      { about: 'phases', text: 'How are severities defined?' },
    ],
  },
  {
    id: 'deploy',
    title: 'Deployment',
    match:
      /deploy|software release|release (?:candidate|notes|to production)|change request|(?:security|software) patch|patch(?:ing)? (?:management|servers?)|rollout/iu,
    steps: [
      'Check that the change is approved and tested',
      'Announce the change window',
      'Take a backup or snapshot',
      'Apply the change',
      'Run the smoke tests',
      'Watch errors and performance',
      'Announce the result',
    ],
    roles: [
      { name: 'Release engineer', duty: 'Applies and checks the change' },
      { name: 'Change approver', duty: 'Approves and can stop the change' },
    ],
    resources: [
      { kind: 'document', name: 'Change request' },
      { kind: 'access', name: 'Deployment access' },
    ],
    safety: [],
    exceptions: [
      { when: 'A smoke test fails', action: 'Roll back to the previous version and tell the approver' },
      { when: 'The window is overrun', action: 'Stop, roll back and agree a new window' },
    ],
    records: ['Change record with result'],
    measures: ['Share of changes without rollback'],
    questions: [
      { about: 'phases', text: 'What are the roll-back steps and who decides?' },
      { about: 'trigger', text: 'When is a change allowed?' },
    ],
  },
];
