import type { Run } from '../../sop-document/index.js';
import { type LinkedRun, signedRuns } from '../model/linked-runs.js';
import { escapeHtml } from './escape-html.js';

/** Returns a line with its emphasis and its videos. */
export function writeHtmlRuns(runs: Run[]): string {
  return signedRuns(runs).map(writeRun).join('');
}

function writeRun({ style, text, href }: LinkedRun): string {
  const words = escapeHtml(text);
  const escaped =
    href === undefined ? words : `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${words}</a>`;
  switch (style) {
    case 'plain':
      return escaped;
    case 'strong':
      return `<strong>${escaped}</strong>`;
    case 'mark':
      return `<em>${escaped}</em>`;
    case 'role':
      return `<span class="role">${escaped}</span>`;
  }
}
