import type { DraftTexts } from '../draft-texts.js';

export const englishTexts: DraftTexts = {
  carryOut: 'Carry out',
  toCover: 'Also to cover',
  isInformed: 'Is informed or consulted as described below',
  actsInExceptions: 'Acts in the exceptions described below',
  unknownDuty: 'To confirm: the responsibilities of this role',
  refusals: {
    chemicals: {
      note: 'Left out because it would put people in danger: mixing cleaning chemicals. Bleach and ammonia or acids give off toxic gas.',
      safety: [
        'Never mix bleach with ammonia, acids or other cleaning products: toxic gas forms at once',
        'Keep the room well ventilated: open windows and doors or switch on the extraction',
        'Wear the protective equipment named on the product label: gloves, eye protection and, where required, a mask',
        'Do not use strong chemicals while working alone: a second person must be within call',
      ],
    },
    protection: {
      note: 'Left out because it would put people in danger: working without protective equipment.',
      safety: ['Wear the protective equipment that the product label and the risk assessment require'],
    },
    safeguards: {
      note: 'Left out because it would put people in danger: defeating a safety device.',
      safety: ['Never bypass, remove or disable a guard, an interlock or an alarm; report it when it hinders the work'],
    },
    fraud: {
      note: 'Left out because it may be unlawful: changing or destroying records to mislead somebody.',
      safety: ['Never alter, backdate or destroy records to mislead an inspection or an audit'],
    },
  },
  questions: {
    title: (guess) => `What should this procedure be called? Suggested: “${guess}”`,
    purpose: 'What is this procedure for?',
    scope: 'Where, and to whom, does it apply?',
    acceptance: 'How can you tell that the work was done well?',
    steps: 'What are the steps? One a line, as you would say them.',
    roles: 'Who carries out each step? Confirm or correct the roles.',
    stepRole: 'Who does the steps that have no role yet?',
    trigger: 'When, or how often, is this procedure carried out?',
    records: 'Where are the records kept, and for how long?',
    recordPlace: 'Where are the records kept?',
    recordTime: 'How long are the records kept?',
    exceptions: 'What usually goes wrong, and who decides then?',
    approval: 'Who owns and approves this procedure, and when is it reviewed?',
    safety: 'Which hazards does this work have, and which protective equipment is needed?',
    personRole: (name) =>
      `Which role does ${name} hold? Name the role, so that the procedure stays true when people change.`,
    vague: (word) => `What exactly does “${word}” mean here? Give a number, a time or a limit.`,
    acronym: (term) => `What does ${term} stand for?`,
    notMet: (step, value) => `“${step}”: what is done, and who is told, when the result is not “${value}”?`,
    guessed: (thing) => `What exactly is to be done here: “${thing}”?`,
    placeholder: (name) => `What is the value for “${name}”?`,
    secrets: (names) =>
      `Where are these kept: ${names.join(', ')}? The prompt contained secrets. They were left out; remove them from the prompt as well and consider changing them.`,
    instructions:
      'A part of the prompt spoke to the drafting program instead of describing work, and was left out. Is anything missing?',
    refused:
      'A part of the prompt would put people in danger and was left out; the notes name it. How is this work done safely?',
    correction: (text) => `The prompt corrects itself here: “${text}”. Which value holds?`,
    cut: 'The language model was cut off before it had finished, so the end may be missing. Which steps come after these?',
    measure: (name) => `What is the target for “${name}”?`,
  },
};
