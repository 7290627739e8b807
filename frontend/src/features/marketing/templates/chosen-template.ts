import type { TemplateLanguage } from '../../../api/generated/types.gen';
import { TEMPLATE_LANGUAGES } from '../../../components/template-languages';

const KEY = 'sop-platform.template';

/** Long enough to confirm an email address and to choose a plan on the way. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Which template, in which language. */
export interface ChosenTemplate {
  id: string;
  lang: TemplateLanguage;
}

/** Stores the chosen template, before the visitor signs in or chooses a plan. */
export function rememberChosenTemplate({ id, lang }: ChosenTemplate): void {
  localStorage.setItem(KEY, JSON.stringify({ id, lang, at: Date.now() }));
}

/** The remembered template; null when none is, or it was chosen more than a day ago. */
export function readChosenTemplate(): ChosenTemplate | null {
  const { id, lang, at } = parse(localStorage.getItem(KEY) ?? '');
  const known = TEMPLATE_LANGUAGES.find((language) => language === lang);
  const isFresh = typeof at === 'number' && Date.now() - at < KEPT_MS;
  return typeof id === 'string' && known !== undefined && isFresh ? { id, lang: known } : null;
}

export function forgetChosenTemplate(): void {
  localStorage.removeItem(KEY);
}

/** Validates the stored value: anyone at this browser can change it. */
function parse(stored: string): { id?: unknown; lang?: unknown; at?: unknown } {
  try {
    return Object(JSON.parse(stored));
  } catch {
    return {};
  }
}
