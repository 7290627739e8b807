export const HELP = {
  title: 'Help Center',
  lead: 'From the first sentence to a procedure that your team follows.',
  description: 'How to create a first SOP, work with drafts, export procedures, and get an answer from our team.',
  quickStartTitle: 'Getting started',
  guideTitle: 'User guide',
  questionsTitle: 'Frequently asked questions',
};

export type HelpIcon = 'start' | 'guide' | 'questions' | 'support';

/** The four entry points (S2.147-S2.151, T37). */
export const HELP_TILES: readonly { icon: HelpIcon; title: string; text: string; to: string }[] = [
  { icon: 'start', title: 'Getting Started', text: 'Your first procedure in five steps.', to: '#getting-started' },
  { icon: 'guide', title: 'User Guide', text: 'What each part of the product does.', to: '#user-guide' },
  { icon: 'questions', title: 'FAQs', text: 'Short answers to what people ask most.', to: '#faqs' },
  { icon: 'support', title: 'Contact Support', text: 'Write to a person on our team.', to: '/contact' },
];

export const QUICK_START: readonly string[] = [
  'Sign in with the one button on the sign-in page and choose a plan.',
  'Open your dashboard and describe a task in your own words: who does what, in which order, with what.',
  'Press “Generate SOP”. The page of the new SOP opens, and the draft is written while you watch.',
  'Answer the questions beside the draft. Answers about a part of the text, such as purpose, scope or roles, go into it; all answers stay with the SOP.',
  'Mark the SOP as completed, export it and give it to your team.',
];

export const GUIDE: readonly { title: string; text: string }[] = [
  {
    title: 'The description',
    text: 'Write as you would explain the task to a new colleague. Amounts, names of roles and what can go wrong make the draft better; grammar doesn’t matter.',
  },
  {
    title: 'The draft',
    text: 'Each SOP has the same parts: purpose, roles, materials, steps, checks and exceptions. You can change every line, and the title too.',
  },
  {
    title: 'Questions and checks',
    text: 'Questions name what your description left open. Checks name what could confuse a reader: a vague amount, two actions in one step, a role without steps.',
  },
  {
    title: 'Status',
    text: 'An SOP is in progress until you mark it as completed. You can reopen it at any time. Earlier texts stay in its history, where you can compare them and restore them.',
  },
  {
    title: 'Team seats',
    text: 'Generate an install link for each colleague on the dashboard. A link that you revoke stops working at once and frees its seat.',
  },
  {
    title: 'Your subscription',
    text: 'Change or end your plan under “Manage Subscription” on the dashboard. It opens in a new tab.',
  },
];

/** The four questions (S2.152-S2.156). An operator changes the claims here before going live (T17, T18). */
export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'How do I create my first SOP?',
    answer:
      'Sign in, open your dashboard, describe the task in the text area and press “Generate SOP”. The draft appears within moments and is ready in minutes. Then answer its questions and mark it as completed.',
  },
  {
    question: 'Is cloud-drive integration available on all plans?',
    answer: 'Yes. Cloud-drive integration is available on all plans, from Starter to Enterprise.',
  },
  {
    question: 'What file formats are supported?',
    answer: 'You can export your SOPs as PDF, Word, Excel and plain text. The file carries the title of the SOP.',
  },
  {
    question: 'How secure is my data?',
    answer:
      'Your data is encrypted at rest and in transit, and we are SOC 2 compliant. Only you, and the people you give a seat to, can open your procedures.',
  },
];
