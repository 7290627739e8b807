import { createHash } from 'node:crypto';
import type { PDFPageProxy } from 'unpdf/pdfjs';
import { pixelsOf } from './picture-pixels.js';
import type { Pixels } from './png-file.js';

/** Maximum bytes of pixels held per page. */
const MAX_BYTES = 96 * 1024 ** 2;

/** Pixels of one picture; 'too-many' if its page exceeds the limit. */
export type HeldPixels = Pixels | 'too-many' | null;

/**
 * The pixels of a page's pictures. The parser decodes all of them as soon as it reads the page: each is scaled down on
 * arrival, so that a page of many large pictures does not fill the memory.
 */
export class PagePixels {
  private held = 0;

  /** Must be created before the page's operators are requested. */
  constructor(private readonly page: Pick<PDFPageProxy, 'objs' | 'commonObjs'>) {
    const resolve = page.objs.resolve.bind(page.objs);
    page.objs.resolve = (id: string, data?: unknown) => resolve(id, isPicture(data) ? { held: this.hold(data) } : data);
  }

  /** @param source the object id of a picture, or the inline data of a small one */
  async of(source: string | object): Promise<HeldPixels> {
    if (typeof source !== 'string') return pixelsOf(source);
    const objects = source.startsWith('g_') ? this.page.commonObjs : this.page.objs;
    const data = await new Promise((resolve) => objects.get(source, resolve));
    if (typeof data === 'object' && data !== null && 'held' in data) return data.held as HeldPixels;
    return pixelsOf(data);
  }

  private hold(data: object): HeldPixels {
    const pixels = pixelsOf(data);
    this.held += pixels?.data.length ?? 0;
    return this.held > MAX_BYTES ? 'too-many' : pixels;
  }
}

/** Equal for pictures that look the same. */
export function digestOf({ width, height, channels, data }: Pixels): string {
  return createHash('sha1').update(`${width} ${height} ${channels} `).update(data).digest('base64');
}

function isPicture(data: unknown): data is object {
  return typeof data === 'object' && data !== null && 'width' in data && 'height' in data && 'data' in data;
}
