import { strFromU8, unzipSync } from 'fflate';

/** Returns the text files of a zip archive by their path. */
export function unzipText(archive: Uint8Array): ReadonlyMap<string, string> {
  return new Map(Object.entries(unzipSync(archive)).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

/** Returns the visible texts of XML elements with this name, in their order; entities are read. */
export function textsOfElements(xml: string, name: string): string[] {
  const elements = xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'gu'));
  return [...elements].map(([, text]) => readEntities(text ?? ''));
}

function readEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
