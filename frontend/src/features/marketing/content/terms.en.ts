import { COMPANY } from './company.en';
import type { LegalDocument } from './legal-document';

/** S2.188, S2.196-S2.203. An operator adapts it to what is true for them (T31). */
export const TERMS: LegalDocument = {
  title: 'Terms of Service',
  description: 'The agreement between you and us: license, accounts, payment, availability and liability.',
  intro: `These terms are the agreement between you and ${COMPANY.legalName} (“we”) about the use of ${COMPANY.brand}.`,
  sections: [
    {
      heading: 'Acceptance of these terms',
      paragraphs: [
        'By creating an account or using the service you accept these terms. If you use it for a company, you accept them for that company and confirm that you may do so.',
        'If we change the terms in a way that matters, we tell you in advance. If you keep using the service after a change takes effect, you accept it.',
      ],
    },
    {
      heading: 'Use licence',
      paragraphs: [
        'We give you a license to use the service for the work of your own organization while your subscription lasts. It is not exclusive and cannot be passed on.',
        'What you write stays yours, and so do the procedures made of it. You allow us to store and process them as far as the service needs it.',
      ],
    },
    {
      heading: 'Accounts',
      paragraphs: [
        'Give correct information when you create an account, and keep your sign-in details private. You are responsible for activity in your account; tell us immediately if someone else uses it.',
        'Each seat is for one person. You decide who gets one, and you can take it back at any time.',
      ],
    },
    {
      heading: 'Prohibited uses',
      paragraphs: ['You agree not to use the service:'],
      list: [
        { term: 'Against the law', text: 'to break it, or to help others break it.' },
        { term: 'Against others', text: 'to infringe their rights, to harass them or to spread harmful software.' },
        { term: 'Against the service', text: 'to overload it, to get around its limits or to reach data of others.' },
        { term: 'For resale', text: 'unless we have agreed to it in writing.' },
      ],
    },
    {
      heading: 'Availability',
      paragraphs: [
        'We do what we reasonably can to keep the service available, but we cannot promise that it is never interrupted. We announce planned maintenance in advance where we can.',
        'Drafts are made with the help of software. Read each procedure before people rely on it, above all where safety or the law is concerned.',
      ],
    },
    {
      heading: 'Payment terms',
      paragraphs: [
        'Subscriptions are billed in advance on a monthly or annual basis. Payments are non-refundable, and there is no credit for partial months of use.',
        'You can cancel at any time. Your plan then lasts until the end of the period that you have paid for, and is not renewed.',
      ],
    },
    {
      heading: 'Limitation of liability',
      paragraphs: [
        'As far as the law allows, we are not liable for indirect damage, lost profit or lost data, and our liability in total is limited to what you have paid us in the twelve months before the event.',
        'Nothing in these terms limits liability that cannot be limited by law.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [
        `Questions about these terms reach us at ${COMPANY.email} or by letter: ${COMPANY.legalName}, ${COMPANY.city}, ${COMPANY.country}.`,
      ],
    },
  ],
};
