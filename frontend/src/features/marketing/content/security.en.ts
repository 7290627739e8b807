import type { FactsContent } from './facts';

/** The text of /security. Each sentence is in docs/claims.md with the test that keeps it. */
export const SECURITY: FactsContent = {
  title: 'Security',
  lead: 'What protects your procedures and your account.',
  description: 'How accounts, sessions and procedures are protected, and how to report a vulnerability.',
  sections: [
    {
      heading: 'Your account',
      facts: [
        {
          title: 'Two-step verification',
          text: 'An authenticator app, a passkey or a security key can protect everything in your account.',
        },
        {
          title: 'Recovery codes',
          text: 'If you lose your second step, ten recovery codes let you in, each of them once.',
        },
        { title: 'Sessions', text: 'You can see every device that is signed in, and sign it out right away.' },
        { title: 'Messages', text: 'You get an email when the way you sign in changes.' },
      ],
    },
    {
      heading: 'Your procedures',
      facts: [
        {
          title: 'Private by default',
          text: 'Other accounts can’t open your procedures, or find out that they exist.',
        },
        {
          title: 'Your team',
          text: 'People with a seat can read what you have completed. They never see your prompts, and can’t change anything.',
        },
        {
          title: 'Language models',
          text: 'Anything in a prompt that looks like a password, a key or a card number is removed before a language model sees it.',
        },
        { title: 'Your data', text: 'You can download everything in your account as one file.' },
      ],
    },
    {
      heading: 'The service',
      facts: [
        { title: 'Passwords', text: 'Common passwords are refused.' },
        { title: 'Limits', text: 'Sign-in attempts are limited by account and by network address.' },
        {
          title: 'Audit log',
          text: 'Sign-ins and changes to sign-in settings are logged, and the product can’t change that log.',
        },
        {
          title: 'Vulnerability reports',
          text: 'Report a vulnerability to the contact in security.txt, if the operator of this site has named one.',
        },
      ],
    },
  ],
  action: { label: 'Contact us', to: '/contact' },
};
