import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { DocumentBlock } from '../document-block.js';
import { READING_LIMITS } from '../reading-limits.js';
import { UnreadableDocumentError } from '../unreadable-document.error.js';
import { readHtml } from './read-html.js';

/** Reads Markdown with the tables of GitHub; pages may stand in it, and are read as such. */
export function readMarkdown(markdown: string): DocumentBlock[] {
  if (markdown.length > READING_LIMITS.characters * 2) throw new UnreadableDocumentError('file-too-long');
  const options = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()], allowDangerousHtml: true };
  return readHtml(micromark(markdown.replace(FRONT_MATTER, ''), options));
}

/** Facts about the page, which no reader of the page sees. */
const FRONT_MATTER = /^\s{0,3}---\n[\s\S]{0,4000}?\n---(?:\n|$)/u;
