import { COMPANY } from './company.en';

export const CONTACT = {
  title: 'Contact Us',
  subtitle: "Get in touch with our team - we're here to help",
  description: 'Write to our team about plans, procedures or your account, and see when and where we can be reached.',
  formTitle: 'Send us a message',
  send: 'Send Message',
  withoutScripts: 'To use the form, allow this site to run JavaScript. Or write to us directly:',
  unverified: 'Please complete the verification code',
  sent: 'Form submitted successfully!',
  failed: 'Your message was not sent.',
};

export const VERIFICATION = {
  title: 'Verification code',
  hint: 'Type the six characters that you see. Not case-sensitive.',
  label: 'Enter the code',
  renew: 'New code',
  check: 'Check code',
  success: 'Verification successful',
};

export type ContactIcon = 'email' | 'phone' | 'hours' | 'place';

export interface ContactCard {
  icon: ContactIcon;
  title: string;
  lines: readonly string[];
  /** An address to write to. */
  email?: string;
}

/** Ways to reach us beside the form (S2.167-S2.172). An operator replaces them by their own (T31, T39). */
export const CONTACT_CARDS: readonly ContactCard[] = [
  {
    icon: 'email',
    title: 'Email Support',
    lines: ['General inquiries and support'],
    email: COMPANY.email,
  },
  {
    icon: 'phone',
    title: 'Phone Support',
    lines: ['Enterprise customers only', 'Your account manager has given you the number.'],
  },
  {
    icon: 'hours',
    title: 'Business Hours',
    lines: ['Mon-Fri 9:00 AM-6:00 PM PST', 'Sat 10:00 AM-4:00 PM PST', 'Sun closed'],
  },
  {
    icon: 'place',
    title: 'Office Location',
    lines: [`${COMPANY.city}, ${COMPANY.country}`],
  },
];
