import { COMPANY } from './company.en';
import type { LegalDocument } from './legal-document';

/** S2.187, S2.190-S2.195. An operator adapts it to what is true for them (T31). */
export const PRIVACY: LegalDocument = {
  title: 'Privacy Policy',
  description:
    'What we collect, what we use it for, whom we share it with, how we protect it, and what you can ask of us.',
  intro: `${COMPANY.legalName} (“we”) runs ${COMPANY.brand}. This page says what we know about you, why, and what you can do about it.`,
  sections: [
    {
      heading: 'Information we collect',
      paragraphs: ['You give us this information when you create an account and when you use the product:'],
      list: [
        { term: 'Name', text: 'so that colleagues know who wrote or changed a procedure.' },
        { term: 'Email address', text: 'to recognize your account and to write to you about it.' },
        {
          term: 'Password',
          text: 'only if you sign in with one here; we keep only a one-way hash of it.',
        },
        { term: 'Profile information', text: 'such as your account type and your plan.' },
        {
          term: 'Uploaded documents',
          text: 'the descriptions you write, the procedures made from them, and files you add.',
        },
      ],
      closing:
        'Our servers also log technical facts of each request, such as its time, its address and whether it worked. They do not log what you write.',
    },
    {
      heading: 'How we use your information',
      list: [
        {
          term: 'To provide the service',
          text: 'we turn your descriptions into procedures and show them to your team.',
        },
        {
          term: 'To manage your subscription',
          text: 'we check your plan and pass payments on to the payment processor.',
        },
        { term: 'To help you', text: 'we answer your messages and look into problems that you report.' },
        { term: 'To keep the service safe', text: 'we notice misuse and protect accounts against it.' },
      ],
      closing: 'We do not sell your information, and we do not use your procedures for advertising.',
    },
    {
      heading: 'How we share your information',
      paragraphs: ['We share information only where it is needed, and only as much as is needed:'],
      list: [
        { term: 'With your team', text: 'people to whom you give a seat can read the procedures you share with them.' },
        {
          term: 'With service providers',
          text: 'who host the service, process payments, sign people in or draft texts on our behalf and under contract.',
        },
        { term: 'With authorities', text: 'where the law obliges us to.' },
        { term: 'With a successor', text: 'if the business is handed over; this policy then still holds.' },
      ],
    },
    {
      heading: 'Security',
      paragraphs: ['We protect your information with measures that fit how sensitive it is:'],
      list: [
        { term: 'Encryption', text: 'of data at rest and in transit.' },
        { term: 'Audits', text: 'of our systems and our practices, at regular intervals.' },
        { term: 'Access control', text: 'so that only people who need the data for their work can reach it.' },
        { term: 'SOC 2', text: 'compliant processes for security and availability.' },
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: ['You can ask us at any time, free of charge:'],
      list: [
        { term: 'Access', text: 'to see what we hold about you.' },
        { term: 'Correct', text: 'what is wrong or incomplete.' },
        { term: 'Delete', text: 'your account and your personal information.' },
        { term: 'Object', text: 'to a use of your information that you do not agree with.' },
        { term: 'Portability', text: 'to take your information with you in a common format.' },
      ],
      closing: 'We answer within 30 days. If you are not satisfied, you can turn to your data protection authority.',
    },
    {
      heading: 'Contact',
      paragraphs: [
        `Questions about this policy reach us at ${COMPANY.email} or by letter: ${COMPANY.legalName}, ${COMPANY.city}, ${COMPANY.country}.`,
      ],
    },
  ],
};
