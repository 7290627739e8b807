import { linesOf } from '../document-lines.js';
import { primaryLanguage } from '../sop-labels.js';
import { askedLanguage } from './asked-language.js';
import { detectLanguage } from './detect-language.js';
import type { Finding, QualityCheck } from './quality-check.js';

export const languageCheck: QualityCheck = {
  id: 'Q20',
  title: 'The language matches the prompt',
  run: (document, prompt) => {
    const lang = primaryLanguage(document.lang);
    const findings: Finding[] = [];
    const wanted = askedLanguage(prompt) ?? detectLanguage(prompt);
    if (wanted !== null && wanted !== lang) {
      findings.push({
        message: `The prompt is for "${wanted}", the procedure says it is "${lang}".`,
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
