/** The page where a visitor drafts a procedure without an account. */
export const TRY = {
  title: 'Try it with one of your tasks',
  lead: 'Type a task and read its procedure at once. Nothing is stored. No account needed.',
  description:
    'Type a task in your own words and read its procedure at once: steps, roles, checks and open questions. Nothing is stored. No account needed.',
  label: 'What has to be done?',
  hint: 'Say it as you would to a new colleague: who does what, when, and what can go wrong.',
  examples: 'Or begin with an example',
  submit: 'Draft it',
  withoutScripts: 'To try a draft, allow this site to run JavaScript.',
  blank: 'Please describe the task first.',
  busy: 'Your draft is being written.',
  done: 'Your draft is ready.',
  failed: 'The draft could not be made.',
};

/** Texts beside a preview draft. */
export const TRIED = {
  notice:
    'This draft was made without a language model. Lines marked “suggested” are standard practice, not from your text. Please review it before use.',
  questions: 'What it would ask you',
  keep: 'Keep this draft',
  notSaved: 'The draft was not saved',
  keepText:
    'It is saved in your account once you have signed in and have a plan. This browser keeps the draft for a day meanwhile.',
  print: 'Print',
  nothing: 'There is nothing to follow yet',
  nothingText: 'Your text describes no work in steps. Change it and draft it again.',
  change: 'Change the text',
};
