import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../common/crypto/canonical-json.js';
import type { Sop } from '../sops/sop.entity.js';

/** What a version holds of an SOP. */
export type VersionText = Pick<Sop, 'title' | 'category' | 'content' | 'document'>;

/**
 * SHA-256 of what a version says. The plain text counts only where there is no document, from which it is rendered
 * otherwise: a better rendering does not make another version.
 */
export function contentHash({ title, category, content, document }: VersionText): Buffer {
  const text = document === null ? { content } : { document };
  return createHash('sha256')
    .update(canonicalJson({ v: 1, title, category, ...text, attachments: [] }))
    .digest();
}
