import { linesOf } from '../document-lines.js';
import type { SopDocument } from '../sop-document.js';
import { LABELLED_LANGUAGES, primaryLanguage } from '../sop-labels.js';
import { isStressedWord } from './lexicon/stressed-words.js';
import type { Finding, QualityCheck } from './quality-check.js';

/** Abbreviations that everyone knows, currencies, and short words that people write in capitals. */
const KNOWN = new Set(
  'OK ID PDF USB AM PM SOP TV UK US USA EU UN IT HR CEO CFO QR GPS PIN LED CD DVD URL PC VAT FAQ SMS EUR USD GBP BRL CHF JPY CNY AED SIM CPR DIY TBD TBC ASAP NO NOT AND OR ALL DO DON NEVER MUST STOP ON OFF IN AT TO IF THE YES NEW OLD ANY PH DE LA EL LE LES DU UND ODER NICHT OUI NON VPN WC WLAN LKW PKW RH TI YO HACCP NFC'.split(
    ' ',
  ),
);
const ACRONYM = /(?<![\p{L}\p{N}-])\p{Lu}{2,6}(?=s?(?![\p{L}\p{N}-]))/gu;

export const acronymsCheck: QualityCheck = {
  id: 'Q18',
  title: 'Abbreviations are explained',
  supports: (lang) => LABELLED_LANGUAGES.includes(primaryLanguage(lang)),
  run: (document, prompt) => {
    const explained = explainedIn(document);
    const isStressed = stressedIn(document, prompt);
    const seen = new Set<string>();
    return linesOf(document).flatMap((line): Finding[] => {
      if (line.about === 'definitions') return [];
      const acronyms = line.texts.filter((text) => !isShouted(text)).flatMap((text) => text.match(ACRONYM) ?? []);
      const unexplained = acronyms.filter(
        (acronym) => !KNOWN.has(acronym) && !explained(acronym) && !isStressed(acronym) && !seen.has(acronym),
      );
      return [...new Set(unexplained)].map((text) => {
        seen.add(text);
        return {
          message: 'Nothing explains this abbreviation. Write it out at its first use, or add it to the definitions.',
          path: line.path,
          text,
        };
      });
    });
  },
};

/** By a definition, by brackets at its first use, by a question that asks for it, or because it names a system. */
function explainedIn(document: SopDocument): (acronym: string) => boolean {
  const named = [
    ...document.definitions.map((definition) => definition.term),
    ...document.resources.filter((resource) => resource.kind === 'system').map((resource) => resource.name),
    ...document.questions.map((question) => question.text),
  ].join('\n');
  const everything = linesOf(document)
    .flatMap((line) => line.texts)
    .join('\n');
  return (acronym) =>
    new RegExp(`(?<!\\p{L})${acronym}`, 'u').test(named) ||
    new RegExp(`\\(${acronym}s?\\)|(?<!\\p{L})${acronym}s? \\(`, 'u').test(everything);
}

/** A word in capitals that is none but stressed: "BEFORE", and what stands in small letters elsewhere. */
function stressedIn(document: SopDocument, prompt: string): (word: string) => boolean {
  const lang = primaryLanguage(document.lang);
  const texts = linesOf(document).flatMap((line) => line.texts);
  const small = new Set([...texts, prompt].join('\n').match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu));
  return (word) => {
    const lower = word.toLowerCase();
    return (
      isStressedWord(word, lang) || small.has(lower) || small.has(`${lower}s`) || small.has(lower.replace(/s$/u, ''))
    );
  };
}

function isShouted(text: string): boolean {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  return upper > 12 && upper > lower;
}
