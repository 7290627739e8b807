import { type RefusalReason, withoutSecrets } from '../../sop-document/index.js';
import { cleanPrompt } from '../text/clean-prompt.js';
import { detectLanguage } from '../text/detect-language.js';
import { applyCorrections } from './apply-corrections.js';
import { dropInstructions } from './drop-instructions.js';
import { redactSecrets } from './redact-secrets.js';
import { refuseDangers } from './refuse-dangers.js';

/** A request that may be shown to a language model, and what was taken out of it. */
export interface GuardedRequest {
  /** Without secrets, without what would harm people, without what speaks to a program; corrections are applied. */
  text: string;
  /** Two letters, for example `en`. */
  lang: string;
  /** What the removed secrets were for, without their values. */
  removedSecrets: string[];
  refusals: RefusalReason[];
  /** How many sentences spoke to a program. */
  droppedInstructions: number;
  /** Corrections of which it is not plain what they replace. */
  unclearCorrections: string[];
}

/** Prepares a request for a language model: the same guards, in the same order, as the offline drafter has. */
export function guardRequest(prompt: string): GuardedRequest {
  const cleaned = cleanPrompt(prompt);
  const { lang } = detectLanguage(cleaned);
  const instructed = dropInstructions(cleaned);
  const redacted = redactSecrets(instructed.text, lang);
  const corrected = applyCorrections(redacted.text);
  const safe = refuseDangers(corrected.text, lang);
  return {
    // What a correction puts together may be a secret that was none before.
    text: withoutSecrets(safe.text).trim(),
    lang,
    removedSecrets: redacted.secrets,
    refusals: safe.refusals,
    droppedInstructions: instructed.dropped,
    unclearCorrections: corrected.unclear,
  };
}
