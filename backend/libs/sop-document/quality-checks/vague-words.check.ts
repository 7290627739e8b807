import { linesOf } from '../document-lines.js';
import { stepsOf } from '../sop-document.js';
import { primaryLanguage } from '../sop-labels.js';
import { VAGUE_WORDS } from './lexicon/vague-words.js';
import type { Finding, QualityCheck } from './quality-check.js';

/** One in this many steps may be vague. */
const STEPS_PER_VAGUE_WORD = 10;

export const vagueWordsCheck: QualityCheck = {
  id: 'Q12',
  title: 'No vague words',
  supports: (lang) => VAGUE_WORDS.has(primaryLanguage(lang)),
  run: (document) => {
    const words = VAGUE_WORDS.get(primaryLanguage(document.lang)) ?? [];
    const pattern = new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'giu');
    return linesOf(document)
      .filter((line) => line.about === 'phases' || line.about === 'exceptions' || line.about === 'safety')
      .flatMap((line) =>
        line.texts.flatMap((text) =>
          [...text.matchAll(pattern)].map((match): Finding => {
            return { message: 'The reader cannot tell when or how much this is.', path: line.path, text: match[0] };
          }),
        ),
      );
  },
  tolerates: (findings, document) => findings.length <= stepsOf(document).length / STEPS_PER_VAGUE_WORD,
};
