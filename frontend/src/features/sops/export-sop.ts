import type { SopDto } from '../../api/generated/types.gen';
import * as words from './sop-actions.en';

/** Plain text of an exported SOP: title, status, created date, prompt and content (S7.41-S7.46). */
export function exportText(sop: Pick<SopDto, 'title' | 'status' | 'created_at' | 'description' | 'content'>): string {
  return [
    words.exportFile.title(sop.title),
    words.exportFile.status[sop.status],
    words.exportFile.created(new Date(sop.created_at).toLocaleDateString()),
    '',
    words.exportFile.prompt,
    sop.description,
    '',
    words.exportFile.content,
    sop.content,
    '',
  ].join('\n');
}

/** The title in lower case, each character that is neither letter a-z nor digit as one underscore, and '.txt' (S7.47). */
export function exportFileName(title: string): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]/gu, '_')}.txt`;
}
