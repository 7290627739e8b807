import type { IncomingMessage } from 'node:http';

const MAX_FORM_BYTES = 16_384;

/** Thrown for a form that is larger than any of ours. */
export class FormTooLargeError extends Error {
  constructor() {
    super('The form is too large.');
    this.name = 'FormTooLargeError';
  }
}

/** Reads a posted form (application/x-www-form-urlencoded). @throws FormTooLargeError */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > MAX_FORM_BYTES) throw new FormTooLargeError();
    chunks.push(bytes);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
