/** What browsers may show in the page: pictures that hold no scripts. */
const INLINE = /^image\/(?:png|jpeg|webp|gif|avif)$/;

/**
 * Whether browsers show a file or save it, and under which name.
 * @param name of the file in its bucket.
 * @param download as the address says: `''` to save it under its own name; undefined when nothing is said.
 */
export function dispositionOf(mediaType: string, name: string, download: string | undefined): string {
  const ownName = name.slice(name.lastIndexOf('/') + 1);
  const kind = download === undefined && INLINE.test(mediaType) ? 'inline' : 'attachment';
  const fileName = [...(download || ownName)].slice(0, 200).join('');
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, percentEncoded);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
