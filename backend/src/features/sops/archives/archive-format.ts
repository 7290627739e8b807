import { z } from 'zod';
import { isStorableText, SOP_CATEGORIES, sopDocumentSchema } from '../../../../libs/sop-document/index.js';
import { ATTACHMENT_KINDS, MAX_ATTACHMENT_NAME_LENGTH } from '../attachments/attachment.dto.js';
import { MAX_FOLDER_NAME_LENGTH, MOST_FOLDER_LEVELS } from '../filing/sop-folder.entity.js';
import { MAX_TAG_LENGTH, MOST_TAGS } from '../filing/tag.dto.js';
import { DRAFTERS, MAX_PROMPT_LENGTH, MAX_TITLE_LENGTH, SOP_STATUSES } from '../sops/sop.entity.js';

/** Media type of ZIP files. */
export const ZIP_TYPE = 'application/zip';

/** The format version; increases when an earlier release could misread a file. */
export const ARCHIVE_FORMAT = 1;
export const MANIFEST_PATH = 'manifest.json';
/** The path of the data of an SOP: `data/0001.json`. */
export const DATA_PATH = /^data\/\d{1,8}\.json$/;
const MOST_FILES = 500;
const MAX_CONTENT_LENGTH = 200_000;

const storable = (most: number) => z.string().max(most).refine(isStorableText, 'must be storable text');
const line = (most: number) => storable(most).regex(/^[^\p{Cc}\u2028\u2029]*\S[^\p{Cc}\u2028\u2029]*$/u);
const time = z.iso.datetime({ offset: true });

/** The manifest of the ZIP file. */
export const manifestSchema = z.object({
  format: z.int().positive(),
  exported_at: time,
  /** The number of SOPs. */
  sops: z.int().nonnegative(),
});
export type ArchiveManifest = z.infer<typeof manifestSchema>;

const fileSchema = z.object({
  /** Pictures are named by it in the document. */
  id: z.uuid(),
  kind: z.enum(ATTACHMENT_KINDS),
  name: storable(MAX_ATTACHMENT_NAME_LENGTH).regex(/\S/u),
  media_type: storable(200),
  /** Bytes. */
  size: z.int().nonnegative(),
  /** Of its content, in hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Its path in the ZIP file. */
  path: z.string().max(400),
});
export type ArchivedFile = z.infer<typeof fileSchema>;

/** A complete SOP: the file `data/0001.json`. Unknown fields are ignored. */
export const archivedSopSchema = z.object({
  number: z.int().positive(),
  title: storable(MAX_TITLE_LENGTH).regex(/\S/u),
  /** The prompt. */
  description: storable(MAX_PROMPT_LENGTH),
  category: z.enum(SOP_CATEGORIES).catch('General'),
  tags: z.array(line(MAX_TAG_LENGTH)).max(MOST_TAGS),
  /** Names from the outside in; empty for none. */
  folder: z.array(line(MAX_FOLDER_NAME_LENGTH)).max(MOST_FOLDER_LEVELS),
  status: z.enum(SOP_STATUSES),
  /** Who wrote the text; null while nobody has. */
  drafted_by: z.enum(DRAFTERS).nullable(),
  created_at: time,
  updated_at: time,
  published_at: time.nullable(),
  /** The structured text; null for an SOP that was written as plain text. */
  document: sopDocumentSchema.nullable(),
  /** The plain text of an SOP without a document; null for others, whose text is made from it. */
  content: storable(MAX_CONTENT_LENGTH).nullable(),
  /** The pictures that its steps show, and its files. */
  files: z.array(fileSchema).max(MOST_FILES),
});
export type ArchivedSop = z.infer<typeof archivedSopSchema>;
