import { describe, expect, it } from '@jest/globals';
import { renderMail } from './render-mail.js';

const OUTLINE = {
  subject: 'Confirm your email address',
  paragraphs: ['Somebody signed up with this address.'],
  action: { label: 'Confirm', address: 'https://sop.example.test/auth/confirm?token_hash=abc&type=signup' },
  code: '012345',
  closing: 'If it was not you, ignore this email.',
};

describe('renderMail', () => {
  it('says the same as text and as HTML', () => {
    const { text, html } = renderMail(OUTLINE);
    for (const said of [...OUTLINE.paragraphs, OUTLINE.action.label, OUTLINE.code, OUTLINE.closing]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    expect(text).toContain(OUTLINE.action.address);
    expect(html).toContain('href="https://sop.example.test/auth/confirm?token_hash=abc&#38;type=signup"');
  });

  it('leaves out what there is not', () => {
    const { action: _action, code: _code, ...plain } = OUTLINE;
    const { text, html } = renderMail(plain);
    expect(text).not.toContain('code');
    expect(html).not.toContain('href');
  });

  it('bears the name of the product, and offers a code as another way only beside a link', () => {
    const { action: _action, ...withCode } = OUTLINE;
    expect(renderMail(OUTLINE).html).toContain('SOP Platform');
    expect(renderMail(OUTLINE).text).toContain('Or enter this code: 012345');
    expect(renderMail(withCode).text).toContain('\n\nEnter this code: 012345');
    expect(renderMail(withCode).html).toContain('>Enter this code:<');
  });

  it('lets no text become markup', () => {
    const { html } = renderMail({ ...OUTLINE, paragraphs: ['<img src=x onerror="alert(1)">'] });
    expect(html).not.toContain('<img');
  });
});
