import { Injectable } from '@nestjs/common';
import { assembleImport, placePictures, type ReadDocument } from '../../../../libs/document-reader/index.js';
import { lostParts } from '../../../../libs/drafter/index.js';
import { dangerousLines, labelsFor, type SopDocument } from '../../../../libs/sop-document/index.js';

import { type Drafter, MAX_PROMPT_LENGTH } from '../sops/sop.entity.js';
import { OfflineDrafter } from '../writing/offline-drafter.js';
import { SopWriterService } from '../writing/sop-writer.service.js';

/** An SOP of a document before it is stored. */
export interface WrittenImport {
  document: SopDocument;
  category: string;
  draftedBy: Drafter;
  /** How many lines the document has. */
  lines: number;
  /** Lines that no part of the SOP contains. */
  leftOut: string[];
}

/** Maximum length for a language model; a longer document is imported unchanged. */
const MAX_MODEL_LENGTH = MAX_PROMPT_LENGTH;

/**
 * Writes the SOP of a document: with the language models, if configured; else in the document's own words and order, or
 * with the offline drafter if the steps are only in sentences.
 */
@Injectable()
export class ImportWriterService {
  constructor(
    private readonly writer: SopWriterService,
    private readonly drafter: OfflineDrafter,
  ) {}

  /**
   * @param task.pictureIds what the pictures to be shown are called, by their numbers.
   * @throws WritingFailedError when a model declines; the signal's reason when aborted
   */
  async write(read: ReadDocument, { name, userId, signal, pictureIds }: ImportTask): Promise<WrittenImport> {
    const { text, blocks, isStructured } = read;
    if (this.writer.asksModel && text.length <= MAX_MODEL_LENGTH) {
      const task = { prompt: text, userId, generationId: null, signal, onProgress: async () => undefined };
      const written = await this.writer.write(task);
      if (written.draftedBy === 'model')
        return { ...written, ...inOtherWords(read, written.document, { name, pictureIds }) };
    }
    const draft = await this.drafter.draft(text, { signal });
    const { category, language } = draft;
    const options = { name, lang: language, pictureWord: labelsFor(language).picture, pictureIds };
    const own = isStructured ? assembleImport(blocks, options) : null;
    // The request guards remove dangerous content, and report it.
    if (own && dangerousLines(own.document).length === 0) return { ...own, category, draftedBy: 'user' };
    return { category, draftedBy: 'template', ...inOtherWords(read, draft.document, { name, pictureIds }) };
  }
}

/** A document being imported. */
interface ImportTask {
  name: string;
  userId: string;
  signal: AbortSignal;
  pictureIds: ReadonlyMap<number, string>;
}

/** A rewritten procedure of a document, with its pictures, and the lines that it does not contain. */
function inOtherWords(
  { text, blocks }: ReadDocument,
  document: SopDocument,
  { name, pictureIds }: Pick<ImportTask, 'name' | 'pictureIds'>,
): Pick<WrittenImport, 'document' | 'lines' | 'leftOut'> {
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line));
  const pictured = placePictures(document, blocks, { name, pictureIds, pictureWord: labelsFor(document.lang).picture });
  return {
    document: pictured.document,
    lines: lines.length + pictureIds.size,
    leftOut: [...lostParts(lines, document), ...pictured.leftOut],
  };
}
