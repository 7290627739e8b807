import type { IncomingMessage, ServerResponse } from 'node:http';
import { PROVIDER_PATH } from './provider-client.js';

/** One request during a sign-in. */
export interface Interaction {
  uid: string;
  /** Path of its pages; forms are posted below it. */
  path: string;
  /** Client IP, as determined by the trusted proxies. */
  ip: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Result of a submitted form: another page, or a completed sign-in. */
export type InteractionOutcome =
  | { status: 200 | 422; html: string }
  /** @see RFC 8176 for the values of `amr`, how the person proved who they are */
  | { accountId: string; amr: string[] };

export function pathOf(uid: string): string {
  return `${PROVIDER_PATH}/interaction/${uid}`;
}

const MAX_FORM_BYTES = 16_384;

/** The form exceeds the size limit. */
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
