import type { FolderDto } from '../filing/folder.dto.js';

/** Names of folders from the outside in, by the id of the innermost. */
export type FolderPaths = ReadonlyMap<string, readonly string[]>;

/**
 * The paths of folders.
 * @param folders all of one person
 * @param rootId only this folder and what lies in it, whose paths begin with it; null for all
 */
export function folderPaths(folders: readonly FolderDto[], rootId: string | null): FolderPaths {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const paths = new Map<string, readonly string[]>();
  for (const { id } of folders) {
    const path: string[] = [];
    let isInside = rootId === null;
    for (
      let folder = byId.get(id);
      folder;
      folder = folder.parent_id === null ? undefined : byId.get(folder.parent_id)
    ) {
      path.unshift(folder.name);
      if (folder.id !== rootId) continue;
      isInside = true;
      break;
    }
    if (isInside) paths.set(id, path);
  }
  return paths;
}

const MAX_CHARACTERS = 80;
/** File systems count bytes; endings and numbers come on top. */
const MAX_BYTES = 200;
const MAX_ENDING = 10;

/** Characters that Windows, macOS or Linux reject in a name, and invisible ones. */
const REFUSED = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]+/gu;
/** Device names of Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

/** A valid file or folder name for every system. */
export function safeName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(REFUSED, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/gu, '');
  const name = cut(plain).replace(/[. ]+$/u, '') || 'Untitled';
  return DEVICE.test(name) ? `_${name}` : name;
}

/** Assigns file names in a ZIP file: valid and unique, also on case-insensitive systems. */
export class SafeNames {
  private readonly taken = new Set<string>();

  /** @param folder made of valid names. @returns the path without its extension; unique with each of the extensions */
  reserve(folder: string, text: string, endings: readonly string[]): string {
    const name = safeName(text);
    for (let n = 1; ; n += 1) {
      const path = `${folder}/${n === 1 ? name : `${name} (${n})`}`;
      const keys = endings.map((ending) => `${path}${ending}`.toLowerCase());
      if (keys.some((key) => this.taken.has(key))) continue;
      for (const key of keys) this.taken.add(key);
      return path;
    }
  }

  /** The same for a file with its own extension. */
  reserveFile(folder: string, text: string): string {
    const at = text.lastIndexOf('.');
    const ending = at > 0 && text.length - at <= MAX_ENDING ? safeName(text.slice(at + 1)) : '';
    const dotted = ending === '' ? '' : `.${ending}`;
    return `${this.reserve(folder, ending === '' ? text : text.slice(0, at), [dotted])}${dotted}`;
  }
}

function cut(text: string): string {
  let kept = '';
  let count = 0;
  for (const character of text) {
    count += 1;
    if (count > MAX_CHARACTERS || Buffer.byteLength(kept) + Buffer.byteLength(character) > MAX_BYTES) break;
    kept += character;
  }
  return kept;
}
