import type { SopExportSource } from '../export-request.js';

/** The plain text of an SOP: title, status, created date, prompt and content (S7.42-S7.46). */
export function writeText({ title, status, createdAt, prompt, content }: SopExportSource): string {
  return [
    `Title: ${title}`,
    `Status: ${status.replaceAll('_', ' ')}`,
    `Created: ${createdAt.slice(0, 10)}`,
    '',
    'Prompt:',
    prompt,
    '',
    'Content:',
    content,
    '',
  ].join('\n');
}
