import { describe, expect, it } from '@jest/globals';
import { renderInvitationMail } from './invitation-mailer.service.js';

const joinUrl = 'https://sop.example.test/join/q5Jb3mYp0vGk8h2cT1xWZA';

describe('the mail with an install link', () => {
  it.each(['Grace Hopper', 'Jean-Luc O’Neill', 'J. R. Smith Jr.', 'Zoë 李'])(
    'names %s, who invites, and leads to the invitation (screens M10)',
    (ownerName) => {
      const mail = renderInvitationMail({ ownerName, ownerEmail: 'grace@example.test', joinUrl });
      expect(mail.subject).toBe(`${ownerName} invites you to a team`);
      expect(mail.text).toContain(`${ownerName} (grace@example.test)`);
      expect(mail.text).toContain(joinUrl);
      expect(mail.replyTo).toBe('grace@example.test');
    },
  );

  it.each(['', 'win.example.com', 'Call +1 555 0100', 'See https://evil.test', 'A'.repeat(61), '<b>Bank</b>'])(
    'says nothing that an inviter may have put into the name: %j',
    (ownerName) => {
      const mail = renderInvitationMail({ ownerName, ownerEmail: 'grace@example.test', joinUrl });
      expect(mail.subject).toBe('grace@example.test invites you to a team');
      expect(mail.text.startsWith('grace@example.test has a seat for you.')).toBe(true);
    },
  );
});
