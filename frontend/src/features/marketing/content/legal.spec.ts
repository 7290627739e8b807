import { describe, expect, it } from 'vitest';
import { COMPANY } from './company.en';
import { COOKIES } from './cookies.en';
import type { LegalDocument } from './legal-document';
import { PRIVACY } from './privacy.en';
import { TERMS } from './terms.en';

function termsOf(content: LegalDocument, heading: string): string[] {
  const section = content.sections.find((candidate) => candidate.heading === heading);
  return (section?.list ?? []).map(({ term }) => term);
}

const headingsOf = (content: LegalDocument) => content.sections.map(({ heading }) => heading);

describe('the privacy policy', () => {
  it('names what is collected (S2.190)', () => {
    expect(termsOf(PRIVACY, 'Information we collect')).toEqual([
      'Name',
      'Email address',
      'Password',
      'Profile information',
      'Uploaded documents',
    ]);
  });

  it('names measures and rights (S2.193, S2.194)', () => {
    expect(termsOf(PRIVACY, 'Security')).toEqual(['Encryption', 'Audits', 'Access control', 'SOC 2']);
    expect(termsOf(PRIVACY, 'Your rights')).toEqual(['Access', 'Correct', 'Delete', 'Object', 'Portability']);
  });

  it('has parts on use, sharing and contact (S2.191, S2.192, S2.195)', () => {
    expect(headingsOf(PRIVACY)).toEqual(
      expect.arrayContaining(['How we use your information', 'How we share your information', 'Contact']),
    );
  });
});

describe('the terms', () => {
  it('have eight parts in their order (S2.196-S2.203)', () => {
    expect(headingsOf(TERMS)).toEqual([
      'Acceptance of these terms',
      'Use licence',
      'Accounts',
      'Prohibited uses',
      'Availability',
      'Payment terms',
      'Limitation of liability',
      'Contact',
    ]);
  });

  it('say how one pays (S2.201)', () => {
    const payment = TERMS.sections.find(({ heading }) => heading === 'Payment terms')?.paragraphs?.join(' ');
    expect(payment).toMatch(/billed in advance on a monthly or annual basis/);
    expect(payment).toMatch(/non-refundable.*no credit for partial months/);
  });
});

describe('the cookie policy', () => {
  it('names six kinds and three third parties (S2.204-S2.206)', () => {
    expect(termsOf(COOKIES, 'How we use cookies')).toEqual([
      'Essential cookies',
      'Performance cookies',
      'Functionality cookies',
      'Authentication cookies',
    ]);
    expect(termsOf(COOKIES, 'Analytics and preferences')).toEqual(['Analytics cookies', 'Preference cookies']);
    expect(termsOf(COOKIES, 'Third-party cookies')).toEqual([
      'An analytics service',
      'Authentication providers',
      'Payment processors',
    ]);
  });

  it('says what this installation sets and how to manage it (S2.207, T31)', () => {
    expect(headingsOf(COOKIES)).toEqual(
      expect.arrayContaining(['What this installation sets', 'How to manage cookies']),
    );
  });
});

it('the policies are of January 2, 2025 (S9.35)', () => {
  expect(COMPANY.policyDate).toBe('January 2, 2025');
});
