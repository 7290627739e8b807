import { linesOf } from '../document-lines.js';
import type { Finding, QualityCheck } from './quality-check.js';

/** Standards, laws and paragraphs in the languages of the labels. */
const CITATION = new RegExp(
  [
    '\\b(?:ISO|IEC|DIN|EN|BS|ANSI|ASTM|NFPA|NF|UNE|ABNT NBR|NBR)(?:[ /-](?:EN|ISO|IEC))*[ -]?\\d{2,6}(?:[-:]\\d+)*',
    '\\b\\d{1,2} (?:CFR|USC|U\\.S\\.C\\.)(?: (?:Part|§))? ?\\d+(?:\\.\\d+)*',
    '\\b(?:OSHA|HIPAA|GDPR|DSGVO|RGPD|LGPD|COSHH|RIDDOR|LOLER|PUWER|REACH|CLIA|SOX|PCI[- ]DSS|DGUV|TRGS|CLP|HACCP)\\b(?: ?\\d+(?:[.-]\\d+)*)?',
    '§{1,2} ?\\d+[a-z]?',
    '\\b(?:Art(?:icle|ículo|igo|ikel|\\.)) ?[LR]?\\.? ?\\d+(?:[-.]\\d+)*',
    '\\b(?:Regulation|Directive|Verordnung|Richtlinie|Règlement|Reglamento|Directiva) \\([A-Z]{2,3}\\) (?:No\\.? )?\\d+/\\d+',
    '\\bReal Decreto \\d+/\\d+',
    '\\bNR[- ]\\d{1,2}\\b',
    '\\b[A-Z][\\p{L}-]+(?:schutz|arbeits|stoff|sicherheits)(?:gesetz|verordnung)\\b',
    '\\b(?:[A-Z][a-z]+ ){1,5}Act(?: (?:of )?\\d{4})?\\b',
  ].join('|'),
  'gu',
);

export const citationsCheck: QualityCheck = {
  id: 'Q26',
  title: 'Laws and standards come from the prompt',
  run: (document, prompt) => {
    const lines = linesOf(document);
    const byPeople = lines.filter((line) => line.src === 'user').flatMap((line) => line.texts);
    const questions = document.questions.flatMap((question) => [question.text, question.answer ?? '']);
    const known = comparable([prompt, ...byPeople, ...questions].join('\n'));
    return lines.flatMap((line) =>
      line.texts
        .flatMap((text) => text.match(CITATION) ?? [])
        .filter((citation) => !known.includes(comparable(citation)))
        .map((text): Finding => ({ message: 'The prompt does not name this rule.', path: line.path, text })),
    );
  },
};

function comparable(text: string): string {
  return text.toLowerCase().replace(/[\s.-]+/gu, '');
}
