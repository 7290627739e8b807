import { eld } from 'eld/small';

/** What a request is written in. */
export interface DetectedLanguage {
  /** Two letters, for example `en`. */
  lang: string;
  /** Whether the request is words of a language at all. */
  isUnderstood: boolean;
}

const LETTERS = /\p{L}/u;

/** Detects the language of a request. Shouted words and codes are left out: they belong to no language. */
export function detectLanguage(text: string): DetectedLanguage {
  if (!LETTERS.test(text)) return { lang: 'en', isUnderstood: false };
  const byScript = languageOfScript(text);
  if (byScript) return { lang: byScript, isUnderstood: true };
  const words = text.replace(/\b[\p{Lu}\d_-]{2,}\b/gu, ' ');
  const { language, isReliable } = eld.detect(words);
  if (language && isReliable()) return { lang: language, isUnderstood: true };
  return { lang: /[a-z]/iu.test(text) || !language ? 'en' : language, isUnderstood: language !== '' };
}

function languageOfScript(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 1;
  const shareOf = (script: RegExp) => (text.match(script)?.length ?? 0) / letters;
  if (shareOf(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.1) return 'ja';
  if (shareOf(/\p{Script=Han}/gu) > 0.4) return 'zh';
  return null;
}
