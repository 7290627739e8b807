import { linesOf } from '../document-lines.js';
import { primaryLanguage } from '../sop-labels.js';
import { specificsOf } from '../specifics/specifics.js';
import { correctionsIn } from './corrections.js';
import { isContentKnown } from './lexicon/function-words.js';
import type { Finding, QualityCheck } from './quality-check.js';
import { stemsOf } from './request-sentences.js';

export const lastWordCheck: QualityCheck = {
  id: 'Q06',
  title: 'Corrections in the prompt are followed',
  supports: (lang) => isContentKnown(primaryLanguage(lang)),
  run: (document, prompt) => {
    const lang = primaryLanguage(document.lang);
    const lines = linesOf(document).filter(({ src }) => src !== 'suggested');
    return correctionsIn(prompt, lang).flatMap(({ old, last, context }) => {
      const about = stemsOf(context, lang);
      return lines.flatMap(({ path, texts }) =>
        texts
          .filter((text) => [...stemsOf(text, lang)].some((stem) => about.has(stem)))
          .filter((text) => specificsOf(text, lang).some(({ keys }) => keys.some((key) => old.keys.includes(key))))
          .map((text): Finding => {
            return {
              message: `The prompt corrects “${old.text}” to “${last.text}”. Use the second value.`,
              path,
              text,
            };
          }),
      );
    });
  },
};
