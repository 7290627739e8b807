/** A heading with a sentence or two below it. */
export interface Point {
  title: string;
  text: string;
}

/** A claim as a number. Replace it by your own before going live (T19). */
export interface Figure {
  value: string;
  label: string;
}

export const META = {
  title: 'Standard operating procedures from a few sentences',
  description:
    'Describe a task in your own words. Minutes later your team has clear steps, roles, checks and exceptions.',
};

export const HERO = {
  label: 'Welcome',
  eyebrow: 'AI-powered standard operating procedures',
  heading: 'Describe the work. Get a procedure anyone can follow.',
  lead: 'Describe a task in your own words. Minutes later your team has clear steps, roles, checks and exceptions, and a list of what still has to be decided.',
  primaryAction: 'See the plans',
  tryAction: 'Try it without an account',
  secondaryAction: 'How it works',
  exampleAction: 'See a finished procedure: cashing up the till',
  notes: ['No setup fees', 'Cancel anytime'],
  figures: [
    { value: '95%', label: 'time savings on every procedure' },
    { value: '500+', label: 'teams rely on it' },
    { value: '4.9', label: 'average rating out of 5' },
  ] satisfies Figure[],
};

/** The illustration beside the first heading: a few spoken words, and the procedure made from them. */
export const EXAMPLE = {
  label: 'Example: a few sentences about closing the till become a procedure with roles, steps and an open question.',
  prompt:
    'Closing the till: the shift lead counts notes and coins with a second person, writes the sum and both names on the till sheet and locks the money in the safe. If the sum is off by more than $5, call Mara.',
  number: 'SOP-012',
  title: 'Closing the till',
  roles: ['Shift lead', 'Mara'],
  steps: [
    'Count notes and coins with a second person.',
    'Write the sum and both names on the till sheet.',
    'Lock the money in the safe.',
  ],
  exception: 'Off by more than $5: call Mara.',
  question: 'Still open: where are the till sheets kept, and for how long?',
};

export const PROBLEM = {
  label: 'Problem and solution',
  eyebrow: 'The problem',
  heading: 'Everyone knows how it’s done, until the person who knows is away.',
  points: [
    {
      title: 'It lives in heads',
      text: 'The person who knows is on another shift, on vacation, or gone for good.',
    },
    {
      title: 'Writing it down takes days',
      text: 'A blank page, an afternoon for each procedure, and a file that is out of date by spring.',
    },
    {
      title: 'Everyone does it differently',
      text: 'Five people do it in five ways, and customers notice who is on duty.',
    },
  ] satisfies Point[],
};

export const SOLUTION = {
  eyebrow: 'The solution',
  heading: 'Explain it once, the way you would to a new colleague.',
  points: [
    {
      title: 'Say it in your own words',
      text: 'Type it in any order, half-sentences and all.',
    },
    {
      title: 'Read it in minutes',
      text: 'Every SOP follows the same outline, so nothing is hard to find.',
    },
    {
      title: 'See what is missing',
      text: 'Anything you left out comes back as a question. Nothing is made up behind your back.',
    },
  ] satisfies Point[],
};

export type FeatureIcon = 'speed' | 'format' | 'drive' | 'team' | 'checks' | 'history';

export const FEATURES = {
  label: 'Features',
  eyebrow: 'Features',
  heading: 'Everything a procedure needs, nothing it doesn’t',
  lead: 'From the first sentence to the day someone follows it, all in one place.',
  pictureText: 'A finished procedure in the product: its steps by role, with its checks and its status beside them.',
  items: [
    {
      icon: 'speed',
      title: 'SOPs in minutes',
      text: 'Generate a complete procedure in minutes instead of an afternoon, and watch it being written.',
    },
    {
      icon: 'format',
      title: 'A consistent format',
      text: 'The same parts in the same order, no matter who described the task. Readers always know where to look.',
    },
    {
      icon: 'drive',
      title: 'Export and drive sync',
      text: 'Export a finished SOP and sync it to your cloud-drive workspace, where your other files already are.',
    },
    {
      icon: 'team',
      title: 'Team access through the drive',
      text: 'Everyone who can open the shared drive can open the procedure. Nothing new to learn.',
    },
    {
      icon: 'checks',
      title: 'Checked like a careful colleague would',
      text: 'Vague amounts, missing roles, double steps: every draft is checked before you rely on it.',
    },
    {
      icon: 'history',
      title: 'Nothing is lost',
      text: 'Earlier texts are kept as versions. See what changed, and go back when the old way was better.',
    },
  ] satisfies (Point & { icon: FeatureIcon })[],
};

export const HOW_IT_WORKS = {
  label: 'How it works',
  eyebrow: 'How it works',
  heading: 'Four steps from knowing to doing',
  steps: [
    {
      title: 'The manager logs in',
      text: 'One button, one account. Describe the task in a few sentences, or paste the notes you have.',
    },
    {
      title: 'AI generates the SOP',
      text: 'Minutes later the draft is there, with the questions that only you can answer.',
    },
    {
      title: 'Export to the drive',
      text: 'Mark it as completed and export it to the cloud drive that your company works with.',
    },
    {
      title: 'The team implements',
      text: 'People open the procedure where they work and follow it, step by step.',
    },
  ] satisfies Point[],
};

export const USE_CASES = {
  label: 'Use cases',
  eyebrow: 'Use cases',
  heading: 'For the people who assign the work, do it, and answer for it',
  audiences: [
    {
      title: 'Business owners',
      text: 'Take a vacation. Open a second location. The way you do things is written down, and it is the same everywhere.',
      examples: ['Opening and closing', 'Onboarding', 'Quality standards'],
      impact: { value: '85%', label: 'less time to onboard new people' },
    },
    {
      title: 'Managers',
      text: 'Stop answering the same question three times a day. Change one procedure, and everyone gets the new version.',
      examples: ['Shift handover', 'Maintenance', 'Complaints'],
      impact: { value: '90%', label: 'of work done the agreed way the first time' },
    },
    {
      title: 'Employees',
      text: 'Know what good work looks like on the first day: what to do, what to check, and who to call when it goes wrong.',
      examples: ['First week', 'Rare tasks', 'Emergencies'],
      impact: { value: '75%', label: 'fewer questions to colleagues' },
    },
  ] satisfies (Point & { examples: string[]; impact: Figure })[],
  templates: {
    text: 'Or begin with one of 766 finished templates. You can read them all before you sign in.',
    action: 'Browse the templates',
    to: '/templates',
  },
};

export const CALL_TO_ACTION = {
  label: 'Get started',
  heading: 'Start with the procedure you explain most often.',
  text: 'It takes a few sentences. No setup fees, cancel anytime.',
  primaryAction: 'Get started',
  secondaryAction: 'For consultants',
};
