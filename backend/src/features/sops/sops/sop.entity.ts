import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SopDocument } from '../../../../libs/sop-document/index.js';
import type { GenerationState } from '../generations/sop-generation.entity.js';

export const MAX_PROMPT_LENGTH = 20_000;
export const MAX_TITLE_LENGTH = 200;

/** The person's own status of an SOP (S4.23). */
export const SOP_STATUSES = ['in_progress', 'completed'] as const;
export type SopStatus = (typeof SOP_STATUSES)[number];

/** Whether a draft is waiting or being written: until it has finished, the text cannot be edited. */
export function isBeingDrafted(state: GenerationState): boolean {
  return state === 'queued' || state === 'running';
}

/** Who wrote the current text: a language model, the offline drafter, or a person. */
export const DRAFTERS = ['model', 'template', 'user'] as const;
export type Drafter = (typeof DRAFTERS)[number];

/** A standard operating procedure. Belongs to the person who wrote its prompt. */
@Entity('sops')
export class Sop {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  title: string;

  /** The person's prompt, unchanged (S3.18). */
  @Column('text')
  description: string;

  /** Plain text of the procedure. */
  @Column('text')
  content: string;

  @Column('jsonb', { nullable: true })
  document: SopDocument | null;

  @Column('text')
  category: string;

  /** Whether a person has chosen the category: drafts no longer change it then. */
  @Column('boolean')
  isCategoryChosen: boolean;

  /** In lower case, each once. */
  @Column('text', { array: true })
  tags: string[];

  @Column('uuid', { nullable: true })
  folderId: string | null;
  /** The consultant's client that it is for; null for none, and always for a person of type `user`. */
  @Column('uuid', { nullable: true })
  clientId: string | null;

  @Column('text')
  status: SopStatus;

  @Column('integer')
  version: number;

  /** Copy of the newest generation's state, so that lists need no join. */
  @Column('text')
  generationState: GenerationState;

  /** Null until there is a text; until then the content is a placeholder sentence. */
  @Column('text', { nullable: true })
  draftedBy: Drafter | null;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  /** The version whose text the working copy was last equal to; null before the first. */
  @Column('uuid', { nullable: true })
  baseVersionId: string | null;

  /** Whether the working copy differs from that version. A trigger sets it with each change of the text. */
  @Column('boolean')
  isDirty: boolean;

  /** When the text was last changed, by the same trigger; null when that was before versions were kept. */
  @Column('timestamptz', { nullable: true })
  editedAt: Date | null;

  @Column('uuid', { nullable: true })
  editedByUserId: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}

/** Content of an SOP until its first draft is there (S3.27). */
export const PLACEHOLDER_CONTENT = 'SOP is being generated based on your prompt...';

/** Content when there will be no draft: an SOP never keeps the placeholder (T13). */
export const FAILED_CONTENT = 'There is no draft yet: drafting failed. Your prompt is kept; draft again at any time.';
export const CANCELLED_CONTENT =
  'There is no draft yet: drafting was canceled. Your prompt is kept; draft again at any time.';

/** Whether the content is only a placeholder sentence. */
export function hasNoTextYet({ draftedBy, document }: { draftedBy: Drafter | null; document: unknown }): boolean {
  return draftedBy === null && document === null;
}

const RESTORE_WINDOW_DAYS = 30;
const DAY_MS = 86_400_000;

/** A deletion before this moment is final (T14). */
export function restorableSince(): Date {
  return new Date(Date.now() - RESTORE_WINDOW_DAYS * DAY_MS);
}
