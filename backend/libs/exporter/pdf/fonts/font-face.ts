import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { woffToSfnt } from './woff-to-sfnt.js';

/** One font file. Read on first use and cached, because a thread makes many exports. */
export class FontFace {
  private opened: { file: Buffer; font: Font } | null = null;

  constructor(readonly path: string) {}

  /** The unpacked font. */
  get file(): Buffer {
    return this.open().file;
  }

  has(codePoint: number): boolean {
    return this.open().font.hasGlyphForCodePoint(codePoint);
  }

  private open(): { file: Buffer; font: Font } {
    if (this.opened) return this.opened;
    const file = woffToSfnt(readFileSync(this.path));
    const font = create(file);
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${this.path} is a collection of fonts`);
    this.opened = { file, font };
    return this.opened;
  }
}
