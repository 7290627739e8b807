import type { FactsContent } from './facts';

/** The text of /how-drafting-works. Each sentence is in docs/claims.md with the test that keeps it. */
export const DRAFTING: FactsContent = {
  title: 'How drafting works',
  lead: 'What happens between your words and the procedure.',
  description:
    'How a description becomes a procedure: what is read, what is suggested, what is asked, and what is refused.',
  sections: [
    {
      heading: 'From your words',
      facts: [
        {
          title: 'Your facts stay',
          text: 'The facts you write are kept, except for secrets and dangerous instructions.',
        },
        {
          title: 'Suggestions are marked',
          text: 'A line that is not from your words is marked as suggested until you keep it.',
        },
        { title: 'Gaps become questions', text: 'Your answer goes into the procedure, and you can take it back.' },
        { title: 'Your language', text: 'The draft is in the language of your description.' },
      ],
    },
    {
      heading: 'With or without a language model',
      facts: [
        {
          title: 'Models are optional',
          text: 'Without a language model, grammar rules and a library of templates write the draft.',
        },
        {
          title: 'Models are checked',
          text: 'What a model adds on its own is marked, and what it leaves out is added in your words.',
        },
        {
          title: 'Models can fail',
          text: 'If a model can’t be reached, the next one is asked, and the built-in drafter comes last.',
        },
      ],
    },
    {
      heading: 'Before your team reads it',
      facts: [
        { title: 'Checks', text: 'Vague amounts, double steps and missing roles are pointed out next to the draft.' },
        { title: 'You decide', text: 'Your team can read a procedure only after you mark it as completed.' },
        { title: 'Nothing is lost', text: 'A new draft keeps the previous text as a version.' },
      ],
    },
  ],
  action: { label: 'Try it without an account', to: '/try' },
};
