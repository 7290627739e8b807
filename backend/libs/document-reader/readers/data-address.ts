import type { PictureContent } from '../block-list.js';

const ADDRESS = /^\s*data:(image\/[a-z0-9.+-]{1,40})((?:;[^,;]{1,100})*),/iu;

/** The bytes of an image's data URL (RFC 2397); null for any other URL. */
export function contentOfAddress(address: string): PictureContent | null {
  const [head, mediaType = '', parameters = ''] = ADDRESS.exec(address) ?? [];
  if (head === undefined) return null;
  const data = address.slice(head.length);
  const bytes = /;base64$/iu.test(parameters) ? Buffer.from(data, 'base64') : Buffer.from(decoded(data));
  // Has its own buffer, so that it can be transferred to another thread.
  return { mediaType: mediaType.toLowerCase(), bytes: Uint8Array.from(bytes) };
}

function decoded(data: string): string {
  try {
    return decodeURIComponent(data);
  } catch {
    return data;
  }
}
