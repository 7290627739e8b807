import {
  answerQuestion,
  renderText,
  type SopCategory,
  type SopDocument,
  sopDocumentSchema,
  stepsOf,
  UnknownQuestionError,
} from '../../../../libs/sop-document/index.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import type { ActivityType } from '../../activity/activity-type.js';
import { sopProblems } from '../sops.problems.js';
import { hasNoTextYet, isBeingDrafted, MAX_PROMPT_LENGTH, type Sop, type SopStatus } from './sop.entity.js';
import { draftedTitle } from './sop-title.js';

/** The fields a person wants to change; undefined leaves a field as it is. */
export interface SopChanges {
  title?: string | undefined;
  content?: string | undefined;
  document?: Record<string, unknown> | undefined;
  status?: SopStatus | undefined;
  /** Null for no client. */
  clientId?: string | null | undefined;
  category?: SopCategory | undefined;
  /** As returned by {@link tagOf}. */
  tags?: string[] | undefined;
  folderId?: string | null | undefined;
}

/** Columns that a change writes. */
export type SopColumns = Partial<
  Pick<
    Sop,
    | 'title'
    | 'content'
    | 'document'
    | 'status'
    | 'category'
    | 'isCategoryChosen'
    | 'tags'
    | 'folderId'
    | 'clientId'
    | 'version'
    | 'draftedBy'
  > & {
    publishedAt: (() => string) | null;
    updatedAt: () => string;
  }
>;

export interface SopUpdate {
  columns: SopColumns;
  activities: ActivityType[];
  /** Whether what a version holds changes: title, category or text. */
  changesText: boolean;
}

/** Computes the writes of a change of an SOP. Without a database, so that every rule is one line of a table test. */
export class SopEditor {
  /** @returns null when nothing changes. @throws the problems that `SopsService.updateSop` names. */
  apply(sop: Sop, changes: SopChanges, expectedVersion: number | null): SopUpdate | null {
    this.checkVersion(sop, changes, expectedVersion);
    const text = this.textColumns(sop, changes);
    const status = this.statusColumns({ ...sop, ...text }, changes.status);
    const category = this.categoryColumns(sop, changes.category);
    const columns: SopColumns = { ...text, ...status };
    // Does not interrupt a person who is editing: folder and client do not change the text.
    if (Object.keys(columns).length > 0) Object.assign(columns, this.nextVersion(sop));
    Object.assign(columns, category, this.filingColumns(sop, changes));
    if (Object.keys(columns).length === 0) return null;
    const activities: ActivityType[] = [];
    const changesText = Object.keys(text).length > 0 || category.category !== undefined;
    if (changesText) activities.push('sop_updated');
    if (status.status) activities.push(status.status === 'completed' ? 'sop_completed' : 'sop_reopened');
    return { columns, activities, changesText };
  }

  /** Columns after the answer to a question. @throws `no-document`, `question-not-found`, `draft-in-progress`. */
  answer(sop: Sop, questionId: string, answer: string): SopColumns {
    this.refuseWhileDrafting(sop);
    if (!sop.document) throw sopProblems['no-document']();
    try {
      const document = answerQuestion(sop.document, questionId, answer);
      // Who answers what the SOP is called names it, unless it has a name of its own.
      const title = document.title === sop.document.title ? sop.title : draftedTitle(sop, document);
      return { ...this.columnsOf(sop, document), ...(title !== sop.title && { title }), ...this.nextVersion(sop) };
    } catch (error) {
      if (error instanceof UnknownQuestionError) throw sopProblems['question-not-found']();
      throw error;
    }
  }

  /**
   * The prompt with the answer below it; null when the question has another target, or the answer is empty.
   * @throws `invalid-fields` when the prompt would become too long.
   */
  promptWith(sop: Sop, questionId: string, answer: string): string | null {
    const question = sop.document?.questions.find(({ id }) => id === questionId);
    if (question?.target?.path !== 'prompt' || answer.trim() === '') return null;
    const prompt = `${sop.description.trimEnd()}\n\n${answer.trim()}`;
    if (prompt.length <= MAX_PROMPT_LENGTH) return prompt;
    const detail = `must leave the prompt at ${MAX_PROMPT_LENGTH} characters or less`;
    throw commonProblems['invalid-fields']({ errors: [{ pointer: '#/answer', detail }] });
  }

  /** Whether a person has changed the text since it was drafted. */
  hasEdits(sop: Sop): boolean {
    if (sop.draftedBy === 'user') return true;
    if (!sop.document) return false;
    // Answers that fill the title or the purpose leave no source, but they are a person's work, too.
    const hasAnswers = sop.document.questions.some((question) => question.answer !== null);
    const hasPictures = stepsOf(sop.document).some(({ media = [] }) => media.length > 0);
    return hasAnswers || hasPictures || JSON.stringify(sop.document).includes('"src":"user"');
  }

  private checkVersion(sop: Sop, changes: SopChanges, expectedVersion: number | null): void {
    const changesText = [changes.title, changes.content, changes.document].some((value) => value !== undefined);
    if (!changesText && expectedVersion === null) return;
    if (expectedVersion === null) throw sopProblems['version-required']();
    if (expectedVersion !== sop.version) {
      throw sopProblems['version-conflict']({ detail: `The current version is ${sop.version}.` });
    }
  }

  private textColumns(sop: Sop, changes: SopChanges): SopColumns {
    const columns: SopColumns = {};
    if (changes.content !== undefined && changes.document !== undefined) {
      throw commonProblems['invalid-fields']({
        errors: [{ pointer: '#/content', detail: 'cannot be given together with document' }],
      });
    }
    if (changes.document !== undefined || changes.content !== undefined) this.refuseWhileDrafting(sop);
    if (changes.document !== undefined) {
      Object.assign(columns, this.columnsOf(sop, parseDocument(changes.document)));
      // No draft has come: the text is the person's own.
      if (sop.draftedBy === null) columns.draftedBy = 'user';
    }
    if (changes.content !== undefined && changes.content !== sop.content) {
      Object.assign(columns, { content: changes.content, document: null, draftedBy: 'user' });
    }
    const title = changes.title?.trim().replace(/\s+/gu, ' ');
    if (title !== undefined && title !== sop.title) columns.title = title;
    return columns;
  }

  private statusColumns(
    sop: Pick<Sop, 'status' | 'generationState' | 'draftedBy' | 'document'>,
    status: SopStatus | undefined,
  ): SopColumns {
    if (status === undefined || status === sop.status) return {};
    this.refuseWhileDrafting(sop);
    if (status === 'completed' && hasNoTextYet(sop)) throw sopProblems['no-text-yet']();
    // Server time, never the client's (SD.11); reopening withdraws the publication (S4.24, S4.25).
    return { status, publishedAt: status === 'completed' ? () => 'now()' : null };
  }

  private categoryColumns(sop: Sop, category: SopCategory | undefined): SopColumns {
    if (category === undefined) return {};
    return {
      ...(category !== sop.category && { category }),
      ...(!sop.isCategoryChosen && { isCategoryChosen: true }),
    };
  }

  private filingColumns(sop: Sop, { tags, folderId, clientId }: SopChanges): SopColumns {
    const columns: SopColumns = {};
    const once = [...new Set(tags)];
    if (tags !== undefined && once.join('\n') !== sop.tags.join('\n')) columns.tags = once;
    if (folderId !== undefined && folderId !== sop.folderId) columns.folderId = folderId;
    if (clientId !== undefined && clientId !== sop.clientId) columns.clientId = clientId;
    return columns;
  }

  private columnsOf(sop: Sop, document: SopDocument): SopColumns {
    return { document, content: renderText(document, { notice: sop.draftedBy === 'template' }) };
  }

  private nextVersion(sop: Sop): SopColumns {
    return { version: sop.version + 1, updatedAt: () => 'now()' };
  }

  private refuseWhileDrafting(sop: Pick<Sop, 'generationState'>): void {
    if (isBeingDrafted(sop.generationState)) throw sopProblems['draft-in-progress']();
  }
}

function parseDocument(document: Record<string, unknown>): SopDocument {
  const parsed = sopDocumentSchema.safeParse(document);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.slice(0, 50).map((issue) => ({
    pointer: `#/document/${issue.path.join('/')}`,
    detail: issue.message,
  }));
  throw commonProblems['invalid-fields']({ errors });
}
