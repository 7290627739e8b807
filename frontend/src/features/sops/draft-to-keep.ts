const KEY = 'sop-platform.draft-to-keep';

/** Long enough to confirm an email address and to choose a plan on the way. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** A preview draft that is to become an SOP. */
export interface DraftToKeep {
  prompt: string;
  title: string;
  /** An idempotency key, so that one draft becomes one SOP. */
  idempotencyKey: string;
}

/** The same as stored in this browser. */
export interface KeptDraft extends DraftToKeep {
  /** When it is forgotten, in milliseconds since 1970. */
  untilMs: number;
}

/** Keeps the draft in this browser, for a day. */
export function rememberDraftToKeep({ prompt, title, idempotencyKey }: DraftToKeep): void {
  store({ prompt, title, idempotencyKey, untilMs: Date.now() + KEPT_MS });
}

/**
 * The draft that this browser keeps; null when there is none. It belongs to the first account that requests it: users
 * who sign in here later do not get another person's text.
 */
export function claimDraftToKeep(userId: string): KeptDraft | null {
  const stored = localStorage.getItem(KEY);
  if (stored === null) return null;
  const { owner, ...draft } = parse(stored);
  if (!isDraft(draft) || Date.now() >= draft.untilMs) {
    forgetDraftToKeep();
    return null;
  }
  if (typeof owner === 'string' && owner !== userId) return null;
  store({ ...draft, owner: userId });
  return draft;
}

export function forgetDraftToKeep(): void {
  localStorage.removeItem(KEY);
}

function store(draft: KeptDraft & { owner?: string }): void {
  localStorage.setItem(KEY, JSON.stringify(draft));
}

function isDraft(draft: object): draft is KeptDraft {
  const { prompt, title, idempotencyKey, untilMs } = draft as Record<string, unknown>;
  return [prompt, title, idempotencyKey].every((text) => typeof text === 'string') && typeof untilMs === 'number';
}

/** Validates the stored value: anyone at this browser can change it. */
function parse(stored: string): { owner?: unknown } & object {
  try {
    return Object(JSON.parse(stored));
  } catch {
    return {};
  }
}
