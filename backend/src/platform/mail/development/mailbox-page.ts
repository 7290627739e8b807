import { createHash } from 'node:crypto';
import { escapeMarkup } from '../layout/escape-markup.js';
import type { WaitingMail } from '../mail-outbox.service.js';

const STYLE = `body{margin:0 auto;max-width:720px;padding:16px;font:16px/1.5 Helvetica,Arial,sans-serif;color:#1d2a30;
background:#f6f3ec}li{margin:0 0 12px}small{display:block;color:#54636b}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Policy of the list: its one stylesheet and nothing else. */
export const LIST_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`;

/** Policy of a mail as its reader would show it: styles of its own, no script, nothing from elsewhere. */
export const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Lists what would have been sent. */
export function renderMailbox(mails: WaitingMail[]): string {
  const items = mails.length === 0 ? '<p>No mail yet.</p>' : `<ul>${mails.map(renderItem).join('')}</ul>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Development mailbox</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Development mailbox</h1>
<p>Without a mail server, mails wait here for three days. This page does not exist in production.</p>
${items}
</body>
</html>
`;
}

function renderItem({ id, to, subject, createdAt }: WaitingMail): string {
  const details = `to ${escapeMarkup(to)} at ${createdAt.toISOString()}`;
  return `<li><a href="/dev/mail/${id}">${escapeMarkup(subject)}</a> <a href="/dev/mail/${id}/text">(text)</a>
<small>${details}</small></li>`;
}
