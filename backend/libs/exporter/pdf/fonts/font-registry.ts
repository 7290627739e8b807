import { FontFace } from './font-face.js';
import { type FontFamily, type FontWeight, fontFamiliesFor, fontFilePath, readNumberedRanges } from './font-files.js';

/** Opened once for all exports of a thread. */
const faces = new Map<string, FontFace>();
const numberedFiles = new Map<string, ReadonlyMap<number, string>>();

/** Finds a font for each character, for documents in one language. */
export class FontRegistry {
  private readonly families: readonly FontFamily[];
  private readonly found = new Map<string, FontFace | null>();

  constructor(primaryLanguage: string) {
    this.families = fontFamiliesFor(primaryLanguage);
  }

  /** Returns the first font that has the character, or null when none has it. */
  faceFor(codePoint: number, weight: FontWeight): FontFace | null {
    const key = `${codePoint}/${weight}`;
    const known = this.found.get(key);
    if (known !== undefined) return known;
    const face = this.search(codePoint, weight);
    this.found.set(key, face);
    return face;
  }

  private search(codePoint: number, weight: FontWeight): FontFace | null {
    for (const { name, subsets, hasNumberedFiles } of this.families) {
      const numbered = hasNumberedFiles ? numberedFilesOf(name).get(codePoint) : undefined;
      const candidates = numbered === undefined ? subsets : [...subsets, numbered];
      for (const subset of candidates) {
        const face = openFace(fontFilePath(name, subset, weight));
        if (face.has(codePoint)) return face;
      }
    }
    return null;
  }
}

function openFace(path: string): FontFace {
  const known = faces.get(path);
  if (known) return known;
  const face = new FontFace(path);
  faces.set(path, face);
  return face;
}

/** The number of the file that holds a character, by character. */
function numberedFilesOf(family: string): ReadonlyMap<number, string> {
  const known = numberedFiles.get(family);
  if (known) return known;
  const files = new Map<number, string>();
  for (const [file, ranges] of readNumberedRanges(family)) {
    for (const range of ranges.split(',')) {
      const [first = '', last = first] = range.trim().replace(/^U\+/iu, '').split('-');
      for (let codePoint = parseInt(first, 16); codePoint <= parseInt(last, 16); codePoint += 1) {
        files.set(codePoint, file);
      }
    }
  }
  numberedFiles.set(family, files);
  return files;
}
