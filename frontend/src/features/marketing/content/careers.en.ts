import { COMPANY } from './company.en';

export const CAREERS = {
  title: 'Join Our Team',
  lead: 'We help people do good work without having to ask twice. Come and do the same.',
  description: 'Four open positions in engineering, product and customer success, and what it is like to work with us.',
  metaTitle: 'Careers',
  benefitsTitle: 'Why work with us',
  openingsTitle: 'Open Positions',
  apply: 'Apply Now',
  applicationSubject: (position: string) => `Application: ${position}`,
  otherTitle: "Don't see the right role?",
  otherText: 'Tell us what you are good at and what you would change first. We read every message.',
  otherAction: 'Get in Touch',
};

export type BenefitIcon = 'team' | 'growth' | 'flexible' | 'balance';

/** S2.174-S2.178, S3.41 */
export const BENEFITS: readonly { icon: BenefitIcon; title: string; description: string }[] = [
  {
    icon: 'team',
    title: 'Great Team',
    description: 'Small groups who own what they build, write things down, and are kind in reviews.',
  },
  {
    icon: 'growth',
    title: 'Growth Opportunities',
    description: 'Time and money to learn each year, and work that is a size larger than your last.',
  },
  {
    icon: 'flexible',
    title: 'Flexible Work',
    description: 'Where you work and when is agreed with the people you work with, not with a clock.',
  },
  {
    icon: 'balance',
    title: 'Work-Life Balance',
    description: 'Calm weeks, real holidays, and no medals for answering at midnight.',
  },
];

export interface JobOpening {
  title: string;
  department: string;
  location: string;
  type: string;
  description: string;
}

/** S2.179-S2.184, S3.40 */
export const JOB_OPENINGS: readonly JobOpening[] = [
  {
    title: 'Senior Full Stack Engineer',
    department: 'Engineering',
    location: `${COMPANY.city} or remote`,
    type: 'Full-time',
    description:
      'You take a feature from the first sketch to the last test, in TypeScript on both sides, and leave the code simpler than it was.',
  },
  {
    title: 'Product Manager',
    department: 'Product',
    location: COMPANY.city,
    type: 'Full-time',
    description:
      'You sit with shift leads and office managers until you know what keeps a procedure in a drawer, and turn that into the next thing we build.',
  },
  {
    title: 'Customer Success Manager',
    department: 'Customer Success',
    location: `${COMPANY.city} or remote`,
    type: 'Full-time',
    description:
      'You help new teams write their first ten procedures, notice where they get stuck, and make sure that the eleventh is easy.',
  },
  {
    title: 'AI/ML Engineer',
    department: 'Engineering',
    location: `${COMPANY.city} or remote`,
    type: 'Full-time',
    description:
      'You make drafts more faithful to what people said: better reading of spoken language, honest questions, and measurements that we trust.',
  },
];
