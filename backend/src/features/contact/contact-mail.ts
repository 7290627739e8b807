import type { MailContent } from '../../platform/mail/mail.js';
import { renderMail } from '../../platform/mail/render-mail.js';

/** What a visitor wrote. */
export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  subject: string;
  /** May have several lines. */
  message: string;
}

/** Writes the mail that brings a message to the installation's inbox; an answer to it goes to the visitor. */
export function renderContactMail({ firstName, lastName, email, subject, message }: ContactMessage): MailContent {
  const lines = message.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const content = renderMail({
    subject: `Contact form: ${subject}`,
    paragraphs: [`${firstName} ${lastName} (${email}) wrote:`, ...lines],
    closing: 'Reply to this email to write to the visitor. Nobody has checked that the address is theirs.',
  });
  return { ...content, replyTo: email };
}
