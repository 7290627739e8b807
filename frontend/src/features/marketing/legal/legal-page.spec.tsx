import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COOKIES } from '../content/cookies.en';
import type { LegalDocument } from '../content/legal-document';
import { PRIVACY } from '../content/privacy.en';
import { TERMS } from '../content/terms.en';
import { LegalPage } from './legal-page';

const PAGES: readonly [string, LegalDocument][] = [
  ['privacy', PRIVACY],
  ['terms', TERMS],
  ['cookies', COOKIES],
];

describe('a page of a policy', () => {
  it.each(PAGES)('sets what an item is about apart from what is said of it: %s (screens 2)', (_name, content) => {
    render(<LegalPage content={content} />);
    const items = content.sections.flatMap(({ list = [] }) => list);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      items.map(({ term, text }) => `${term}: ${text}`),
    );
  });
});
