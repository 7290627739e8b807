import { sectionPath } from './sections';

/** A link of the bar or of the footer, inside the site. */
export interface SiteLink {
  label: string;
  to: string;
}

/** Links of the bar to the sections of the landing page (S2.39-S2.42). */
export const BAR_LINKS: readonly SiteLink[] = [
  { label: 'Features', to: sectionPath('features') },
  { label: 'How It Works', to: sectionPath('how-it-works') },
  { label: 'Pricing', to: sectionPath('pricing') },
  { label: 'Use Cases', to: sectionPath('use-cases') },
];

export const FOOTER = {
  tagline: 'Procedures that people can follow, from a few sentences in your own words.',
  groups: [
    {
      title: 'Product',
      links: [
        { label: 'Features', to: sectionPath('features') },
        { label: 'How It Works', to: sectionPath('how-it-works') },
        { label: 'Use Cases', to: sectionPath('use-cases') },
        { label: 'How Drafting Works', to: '/how-drafting-works' },
        { label: 'Templates', to: '/templates' },
        { label: 'Pricing', to: '/pricing' },
        { label: 'Try It', to: '/try' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'Help Center', to: '/help-center' },
        { label: 'Careers', to: '/careers' },
        { label: 'Contact', to: '/contact' },
        { label: 'Security', to: '/security' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Privacy Policy', to: '/privacy' },
        { label: 'Terms of Service', to: '/terms' },
        { label: 'Cookie Policy', to: '/cookies' },
      ],
    },
  ] satisfies { title: string; links: SiteLink[] }[],
};
