import type { MailContent } from '../../../platform/mail/mail.js';
import { renderMail } from '../../../platform/mail/render-mail.js';

/** The owner of a team. */
export interface Inviter {
  /** As the profile says; may be empty. */
  ownerName: string;
  ownerEmail: string;
}

/** What the mail with an install link says. */
interface InvitationMail extends Inviter {
  /** Page of the invitation. */
  joinUrl: string;
}

/** Letters with what stands in names between them: no address of a site, no number, no markup. */
const PLAIN_NAME = /^[\p{L}\p{M}]+(?:(?:[ '’-]|[.,] ?)[\p{L}\p{M}]+)*\.?$/u;
const SITE = /\p{L}{2,}\.\p{L}{2,}/u;
const MAX_NAME = 60;

/** Writes the mail with an install link; replies go to the owner. */
export function renderInvitationMail({ ownerName, ownerEmail, joinUrl }: InvitationMail): MailContent {
  // The inviting person chooses the name: it must not be able to change the content of our mail.
  const isPlain = ownerName.length <= MAX_NAME && PLAIN_NAME.test(ownerName) && !SITE.test(ownerName);
  const inviter = isPlain ? ownerName : ownerEmail;
  const content = renderMail({
    subject: `${inviter} invites you to a team`,
    paragraphs: [
      isPlain ? `${ownerName} (${ownerEmail}) has a seat for you.` : `${ownerEmail} has a seat for you.`,
      'Join the team to read its standard operating procedures, on any device.',
    ],
    action: { label: 'Open the invitation', address: joinUrl },
    closing: 'The link is for one person: do not share it. If you do not know who is inviting you, ignore this email.',
  });
  return { ...content, replyTo: ownerEmail };
}
