import type { Run } from '../../sop-document/index.js';
import { escapeHtml } from './escape-html.js';

/** Gives a line with its emphasis. */
export function writeHtmlRuns(runs: Run[]): string {
  return runs.map(writeRun).join('');
}

function writeRun({ style, text }: Run): string {
  const escaped = escapeHtml(text);
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
