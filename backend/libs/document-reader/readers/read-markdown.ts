import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { ReadBlocks } from '../document-block.js';
import { READING_LIMITS } from '../reading-limits.js';
import { UnreadableDocumentError } from '../unreadable-document.error.js';
import { contentOfAddress } from './data-address.js';
import { readHtml } from './read-html.js';

/** Reads Markdown with GitHub's tables; embedded HTML is read as HTML. */
export function readMarkdown(markdown: string): ReadBlocks {
  const addresses: string[] = [];
  // Data URLs are replaced by names, because they are long and the parser would drop them.
  const text = markdown.replace(PICTURE, (address) => `data-address-${addresses.push(address) - 1}`);
  if (text.length > READING_LIMITS.characters * 2) throw new UnreadableDocumentError('file-too-long');
  const options = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()], allowDangerousHtml: true };
  return readHtml(micromark(text.replace(FRONT_MATTER, ''), options), (source) => {
    const at = /^data-address-(\d{1,7})$/u.exec(source)?.[1];
    return contentOfAddress((at === undefined ? undefined : addresses[Number(at)]) ?? source);
  });
}

const PICTURE = /data:image\/[a-z0-9.+-]{1,40};base64,[A-Za-z0-9+/]+={0,2}/giu;

/** YAML front matter, which is not part of the text. */
const FRONT_MATTER = /^\s{0,3}---\n[\s\S]{0,4000}?\n---(?:\n|$)/u;
