import { linesOf } from '../document-lines.js';
import { primaryLanguage } from '../sop-labels.js';
import { detectLanguage } from './detect-language.js';
import type { Finding, QualityCheck } from './quality-check.js';

const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ['english', 'en'],
  ['spanish', 'es'],
  ['french', 'fr'],
  ['german', 'de'],
  ['portuguese', 'pt'],
  ['arabic', 'ar'],
  ['chinese', 'zh'],
]);
const WISH = new RegExp(
  `\\b(?:write|written|draft|translate|answer|sop|procedure)\\b[^.\\n]{0,60}\\b(?:in|into)\\s+(${[...LANGUAGE_NAMES.keys()].join('|')})\\b`,
  'iu',
);

export const languageCheck: QualityCheck = {
  id: 'Q20',
  title: 'The language is that of the request',
  run: (document, prompt) => {
    const lang = primaryLanguage(document.lang);
    const findings: Finding[] = [];
    const wanted = wantedLanguage(prompt);
    if (wanted !== null && wanted !== lang) {
      findings.push({
        message: `The request is for "${wanted}", the procedure says it is "${lang}".`,
        path: '/lang',
        text: document.lang,
      });
    }
    const texts = linesOf(document).flatMap((line) => line.texts);
    const written = detectLanguage(texts.join('\n'));
    if (written !== null && written !== lang) {
      findings.push({ message: `The procedure reads like "${written}".`, path: '/lang', text: document.lang });
    }
    return findings;
  },
};

function wantedLanguage(prompt: string): string | null {
  const wish = WISH.exec(prompt.slice(0, 20_000))?.[1];
  return wish ? (LANGUAGE_NAMES.get(wish.toLowerCase()) ?? null) : detectLanguage(prompt);
}
