import { describe, expect, it } from '@jest/globals';
import { renderContactMail } from './contact.service.js';

const MESSAGE = {
  firstName: 'Ida',
  lastName: 'Berg',
  email: 'ida@example.test',
  subject: 'Seats',
  message: 'Hello,\r\n\r\nhow many seats are there?\nIda',
};

describe('renderContactMail', () => {
  it('says who wrote what, and leads an answer to the visitor (T22)', () => {
    const mail = renderContactMail(MESSAGE);
    expect(mail).toMatchObject({ subject: 'Contact form: Seats', replyTo: 'ida@example.test' });
    expect(mail.text).toContain('Ida Berg (ida@example.test) wrote:\n\nHello,\n\nhow many seats are there?\n\nIda\n');
    expect(mail.html).toContain('how many seats are there?</p>');
  });

  it('lets nothing that a visitor writes become markup', () => {
    const { html } = renderContactMail({ ...MESSAGE, firstName: '<b>', message: '<script>alert(1)</script>' });
    expect(html).not.toMatch(/<(?:b|script)>/);
  });
});
