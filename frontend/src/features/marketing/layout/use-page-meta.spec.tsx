import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usePageMeta } from './use-page-meta';

function Page() {
  usePageMeta({ title: 'Careers', description: 'Four open positions.' });
  return null;
}

const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

// Component styles are kept: other test files share the page.
beforeEach(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    [
      '<title>SOP Platform</title>',
      '<meta name="description" content="A product">',
      '<meta property="og:title" content="SOP Platform">',
      '<meta property="og:description" content="A product">',
    ].join(''),
  );
});

afterEach(() => {
  for (const element of document.head.querySelectorAll('title, meta')) element.remove();
});

describe('usePageMeta', () => {
  it('names the page in its title, its description and its link preview', () => {
    render(<Page />);
    expect(document.title).toBe('Careers · SOP Platform');
    expect(contentOf('[property="og:title"]')).toBe('Careers · SOP Platform');
    expect(contentOf('[name="description"]')).toBe('Four open positions.');
    expect(contentOf('[property="og:description"]')).toBe('Four open positions.');
  });

  it('leaves the words of the product behind', () => {
    render(<Page />).unmount();
    expect(document.title).toBe('SOP Platform');
    expect(contentOf('[property="og:title"]')).toBe('SOP Platform');
    expect(contentOf('[name="description"]')).toContain('standard operating procedure');
  });
});
