import { describe, expect, it } from '@jest/globals';
import { html } from './markup.js';

describe('html', () => {
  it('escapes texts', () => {
    const attack = `"><script>alert('&')</script>`;
    expect(html`<p title="${attack}">${attack}</p>`.text).not.toMatch(/<script|"><|'/);
  });

  it('keeps markup, also in lists', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
    expect(html`<ul>${items}</ul>`.text).toBe('<ul><li>a</li><li>&#60;b&#62;</li></ul>');
  });

  it('leaves nothing of null and false, but keeps zero', () => {
    expect(html`[${null}${false}${0}]`.text).toBe('[0]');
  });
});
