import type { MailContent } from './mail.js';

/** Parts of a mail in reading order. */
export interface MailOutline {
  subject: string;
  /** Why this mail was sent; one sentence each. */
  paragraphs: string[];
  /** The only call to action, a link to a page of the product. */
  action?: { label: string; address: string };
  /** A code to enter instead of following the link. */
  code?: string;
  /** What to do if the mail was not expected. */
  closing: string;
}

const PRODUCT_NAME = 'SOP Platform';

const BRAND = 'margin:0 0 20px;font-size:14px;font-weight:600;color:#0f5c63';
const TEXT = 'margin:0 0 16px;font-size:16px;line-height:1.5';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#0f5c63;color:#ffffff;font-weight:600;text-decoration:none';
const CODE = 'margin:0 0 16px;font:600 28px/1.4 monospace;letter-spacing:4px';
const SMALL = 'margin:0 0 16px;font-size:13px;line-height:1.5;color:#54636b';

/**
 * Renders a mail as plain text and HTML. The HTML has no images, scripts or external resources, and one column that
 * fits 320 pixels.
 */
export function renderMail(outline: MailOutline): MailContent {
  return { subject: outline.subject, text: renderText(outline), html: renderHtml(outline) };
}

function renderText({ paragraphs, action, code, closing }: MailOutline): string {
  const parts = [...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.address}`);
  if (code) parts.push(`${codeLead(action)}: ${code}`);
  parts.push(closing);
  return `${parts.join('\n\n')}\n`;
}

function renderHtml({ subject, paragraphs, action, code, closing }: MailOutline): string {
  const title = escapeMarkup(subject);
  const body = [
    `<p style="${BRAND}">${PRODUCT_NAME}</p>`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${title}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="${TEXT}">${escapeMarkup(paragraph)}</p>`),
    ...(action ? renderAction(action) : []),
    ...(code ? [`<p style="${TEXT}">${codeLead(action)}:</p>`, `<p style="${CODE}">${escapeMarkup(code)}</p>`] : []),
    `<p style="${SMALL}">${escapeMarkup(closing)}</p>`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#f6f3ec;color:#1d2a30;font-family:Helvetica,Arial,sans-serif">
<div style="box-sizing:border-box;max-width:480px;margin:0 auto;padding:24px 20px;border-radius:10px;background:#ffffff">
${body.join('\n')}
</div>
</body>
</html>
`;
}

/** Without a link, the code is the only call to action. */
function codeLead(action: MailOutline['action']): string {
  return action ? 'Or enter this code' : 'Enter this code';
}

function renderAction({ label, address }: { label: string; address: string }): string[] {
  const target = escapeMarkup(address);
  return [
    `<p style="${TEXT}"><a href="${target}" style="${BUTTON}">${escapeMarkup(label)}</a></p>`,
    `<p style="${SMALL}">If the button does nothing, open this address:<br><span style="word-break:break-all">${target}</span></p>`,
  ];
}

/** Escapes text for HTML content and quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
