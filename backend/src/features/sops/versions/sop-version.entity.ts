import { createHash } from 'node:crypto';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { canonicalJson } from '../../../common/crypto/canonical-json.js';
import type { Sop } from '../sops/sop.entity.js';

/** Why a version was cut. Further causes come with reviews and imports. */
export const VERSION_CAUSES = [
  'edited',
  'generated',
  'submitted',
  'published',
  'restored',
  'replaced',
  'imported',
  'template',
  'adopted',
] as const;
export type VersionCause = (typeof VERSION_CAUSES)[number];

export const VERSION_STATES = [
  'draft',
  'in_review',
  'returned',
  'approved',
  'effective',
  'superseded',
  'withdrawn',
] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** The columns of a version that change after its cut; its text never does. Versions are added by `SopVersionQueries`. */
@Entity('sop_versions')
export class SopVersion {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  sopId: string;

  @Column('text')
  state: VersionState;

  /** The note of the person who kept it; a version with a note is never pruned. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz', { nullable: true })
  effectiveFrom: Date | null;

  @Column('timestamptz', { nullable: true })
  effectiveTo: Date | null;
}

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
