import { deflateSync } from 'node:zlib';

/** A picture of a page: its dictionary and its data. */
export interface PdfPicture {
  dictionary: string;
  data: Uint8Array;
}

/** A page's drawing operators, in which `/P0` is the first of its pictures and `/F1` a font. */
export interface PdfPage {
  drawing: string;
  /** A number refers to a picture added before, counted over the whole file. */
  pictures?: readonly (PdfPicture | number)[];
}

/** An RGB picture with eight bits per color; `more` is added to its dictionary. */
export function rgbPicture(width: number, height: number, data: Uint8Array, more = ''): PdfPicture {
  const facts = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  return { dictionary: `${facts} /Filter /FlateDecode ${more}`, data: deflateSync(data) };
}

/** A line of text at a place, and a picture in a rectangle. */
export const line = (text: string, x: number, y: number): string => `BT /F1 11 Tf ${x} ${y} Td (${text}) Tj ET`;
export const draw = (name: string, [x, y, width, height]: readonly [number, number, number, number]): string =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /${name} Do Q`;

/** Writes a PDF file with pages of 600 by 800 points by hand, including content that no library would write. */
export function buildPdf(pages: readonly PdfPage[]): Uint8Array {
  const objects: Buffer[] = [];
  const add = (text: string, stream?: Uint8Array): number => {
    const body = stream ? `${text.replace(/>>$/u, `/Length ${stream.length} >>`)}\nstream\n` : text;
    objects.push(Buffer.concat([Buffer.from(body, 'latin1'), ...(stream ? [stream, Buffer.from('\nendstream')] : [])]));
    return objects.length;
  };
  const catalog = add('<< /Type /Catalog /Pages 2 0 R >>');
  const tree = add('');
  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const known: number[] = [];
  const kids = pages.map(({ drawing, pictures = [] }) => {
    const ids = pictures.map((picture) => {
      if (typeof picture === 'number') return known[picture] ?? 0;
      const id = add(`<< /Type /XObject /Subtype /Image ${picture.dictionary} >>`, picture.data);
      known.push(id);
      return id;
    });
    const content = add('<< >>', Buffer.from(drawing, 'latin1'));
    const names = ids.map((id, at) => `/P${at} ${id} 0 R`).join(' ');
    const resources = `<< /Font << /F1 ${font} 0 R >> /XObject << ${names} >> >>`;
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 600 800] /Contents ${content} 0 R /Resources ${resources} >>`,
    );
  });
  objects[tree - 1] = Buffer.from(
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`,
  );
  return fileOf(objects, catalog);
}

function fileOf(objects: readonly Buffer[], catalog: number): Uint8Array {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    places.push(length);
    length += part.length;
    parts.push(part);
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R >>\nstartxref\n${length}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
