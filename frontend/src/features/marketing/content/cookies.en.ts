import { COMPANY } from './company.en';
import type { LegalDocument } from './legal-document';

/** S2.189, S2.204-S2.207. An operator adapts it to what is true for them (T31). */
export const COOKIES: LegalDocument = {
  title: 'Cookie Policy',
  description: 'Which cookies there are, which of them this installation sets, and how you can manage them.',
  intro:
    'A cookie is a small text that a website asks your browser to keep. This page says which kinds we may use, and which are really set here.',
  sections: [
    {
      heading: 'How we use cookies',
      list: [
        { term: 'Essential cookies', text: 'the service cannot work without them.' },
        { term: 'Performance cookies', text: 'tell us how quickly pages arrive and where they fail.' },
        { term: 'Functionality cookies', text: 'remember choices, such as light or dark colors.' },
        { term: 'Authentication cookies', text: 'recognize you while you sign in and stay signed in.' },
      ],
    },
    {
      heading: 'Analytics and preferences',
      list: [
        { term: 'Analytics cookies', text: 'count visits and show which pages are used, without naming you.' },
        { term: 'Preference cookies', text: 'keep your settings from one visit to the next.' },
      ],
    },
    {
      heading: 'Third-party cookies',
      paragraphs: ['Some cookies come from services that we work with and follow their own policies:'],
      list: [
        { term: 'An analytics service', text: 'if the operator of an installation has set one up.' },
        { term: 'Authentication providers', text: 'when you sign in with an account that you have there.' },
        { term: 'Payment processors', text: 'when you pay on their pages.' },
      ],
    },
    {
      heading: 'What this installation sets',
      paragraphs: ['No analytics cookie and no advertising cookie is set here. This is all there is:'],
      list: [
        {
          term: '_session, _interaction, _interaction_resume',
          text: 'authentication cookies of the built-in sign-in page. They end after a day at the latest.',
        },
        {
          term: 'sop-platform.auth',
          text: 'in the storage of your browser: keeps you signed in until you sign out.',
        },
        {
          term: 'pending_user_type',
          text: 'in the storage of your browser: the account type you chose, until you have signed in.',
        },
        {
          term: 'sop-platform.plan',
          text: 'in the storage of your browser: the plan you chose before you signed in, for a day at most.',
        },
        {
          term: 'sop-platform.template',
          text: 'in the storage of your browser: the template you wanted to use before you signed in, for a day at most.',
        },
        {
          term: 'sop-platform.draft-to-keep',
          text: 'in the storage of your browser: a draft that you tried and chose to keep, until it is saved in your account, for a day at most.',
        },
        {
          term: 'sop-platform.return-path, sop-platform.intention',
          text: 'in the storage of one tab: the page you were on, and what you were about to change, when you were asked to sign in.',
        },
        {
          term: 'sop-platform.prompt',
          text: 'in the storage of your browser: a description that you have not sent yet.',
        },
        {
          term: 'sop-platform.unsent',
          text: 'in the storage of your browser, followed by the IDs of your account and the procedure: what you wrote in a procedure, until it is saved.',
        },
        {
          term: 'sop-platform.announced-payment',
          text: 'in the storage of your browser: the last payment that you were told about.',
        },
        {
          term: 'sop-platform.first-steps',
          text: 'in the storage of your browser, followed by the ID of your account: that you have closed the first steps.',
        },
        {
          term: 'sop-platform.dashboard',
          text: 'in the storage of your browser: that your dashboard begins with your procedures, so that it can be painted at once.',
        },
        {
          term: 'sop-platform.last-seen',
          text: 'in the storage of your browser: how many procedures and fields your list had, so that room is kept for them while they are loaded.',
        },
        {
          term: 'sop-platform.read-before',
          text: 'in the storage of your browser: which versions of the procedures shared with you have been opened, so that new ones are marked.',
        },
        {
          term: 'sop-platform.shortcuts',
          text: 'in the storage of your browser: whether keyboard shortcuts are switched on.',
        },
        { term: 'mui-mode', text: 'in the storage of your browser: light or dark colors.' },
      ],
    },
    {
      heading: 'How to manage cookies',
      paragraphs: [
        'Your browser lets you see, block and delete cookies and stored data, for all sites or for one; look for “privacy” or “cookies” in its settings.',
        'If you block essential or authentication cookies, you can read the public pages, but you cannot sign in.',
        `Questions about cookies reach us at ${COMPANY.email}.`,
      ],
    },
  ],
};
