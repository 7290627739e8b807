import { StorageError } from '../protocol/storage-error.js';
import { detectMediaType, HEIC, MEDIA_TYPES } from './media-type.js';
import { withParts } from './read-part.js';

/** The type that clients declare when it is unknown. */
const NO_CLAIM: readonly string[] = ['', 'text/plain', 'application/octet-stream'];

const HEIC_ADVICE = 'Choose JPEG: on an iPhone the photo is converted when you pick it here';

/** A received file, with the sender's metadata. */
export interface ClaimedFile {
  path: string;
  /** Bytes. */
  size: number;
  /** Name in its bucket. */
  name: string;
  /** Media type that the sender claims. */
  claimed: string;
}

/**
 * The type of a file for a bucket that takes only what the product can show. The bytes decide; the ending of the name and
 * the claim must not contradict them.
 * @throws StorageError InvalidMimeType
 */
export async function trustedTypeOf({ path, size, name, claimed }: ClaimedFile): Promise<string> {
  const detected = await withParts(path, (read) => detectMediaType(read, size));
  if (detected === HEIC) throw new StorageError('InvalidMimeType', HEIC_ADVICE);
  if (detected === null) throw new StorageError('InvalidMimeType');
  const claim = essenceOf(claimed);
  const ending = /\.([^./]*)$/.exec(name)?.[1]?.toLowerCase();
  const refined = detected === 'text/plain' ? textTypeOf(ending, claim) : detected;
  const endings = MEDIA_TYPES[refined] ?? [];
  if (ending !== undefined && !endings.includes(ending)) {
    throw new StorageError('InvalidMimeType', `The file is ${refined}, which its name contradicts`);
  }
  if (!NO_CLAIM.includes(claim) && claim !== refined) {
    throw new StorageError('InvalidMimeType', `The file is ${refined}, not ${claim}`);
  }
  return refined;
}

/** Of texts the name and the sender say what is in them. */
function textTypeOf(ending: string | undefined, claim: string): string {
  const texts = Object.entries(MEDIA_TYPES).filter(([type]) => type.startsWith('text/'));
  const byEnding = texts.find(([, endings]) => ending !== undefined && endings.includes(ending))?.[0];
  return byEnding ?? texts.find(([type]) => type === claim)?.[0] ?? 'text/plain';
}

/** @throws StorageError InvalidMimeType when a bucket does not take the type. @param allowed null: any */
export function requireAllowedType(mediaType: string, allowed: readonly string[] | null): void {
  const essence = essenceOf(mediaType);
  const isAllowed = allowed?.some((entry) =>
    entry.endsWith('/*') ? essence.startsWith(entry.slice(0, -1)) : entry === essence,
  );
  if (isAllowed === false) throw new StorageError('InvalidMimeType', `The bucket does not take ${essence}`);
}

/** A media type without its parameters. */
function essenceOf(mediaType: string): string {
  return (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase();
}
