import { isOwnPath } from '../return-path';

const KINDS = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const;

/** What a mailed link, or a code from a mail, is for. */
export type ConfirmationKind = (typeof KINDS)[number];

/** A mailed link, as the address of the page holds it. */
export interface ConfirmLink {
  /** Null where a code has to be typed instead. */
  tokenHash: string | null;
  kind: ConfirmationKind;
  /** Path of this site to continue to; null without one. */
  nextPath: string | null;
}

/** Parses the URL of the confirmation page. Links to other sites are ignored. */
export function readConfirmLink(search: string, origin: string): ConfirmLink {
  const parameters = new URLSearchParams(search);
  const kind = KINDS.find((known) => known === parameters.get('type'));
  return {
    tokenHash: parameters.get('token_hash') || null,
    kind: kind ?? 'email',
    nextPath: ownPath(parameters.get('redirect_to'), origin),
  };
}

function ownPath(target: string | null, origin: string): string | null {
  if (!target || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  if (url.origin !== origin) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return isOwnPath(path) ? path : null;
}
