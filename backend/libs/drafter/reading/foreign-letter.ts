import { foreignOrder } from '../languages/clauses/foreign-order.js';
import { taskAsked } from '../languages/foreign-wish.js';
import { introducesWriter, wantedInLetter } from '../languages/letter-wish.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { withoutFillers } from '../languages/talk.js';
import type { Block } from '../text/blocks.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, trimPunctuation } from '../text/words.js';
import { foreignTitle, type TakenTitle, takeTitle } from './foreign-title.js';
import { takeWantedKind } from './wanted-kind.js';
import { BRACKETS, plainWishOf, shortTask } from './wish-aside.js';

/** Who writes a letter says in so many blocks and sentences what is wanted. */
const OPENING_BLOCKS = 4;
const OPENING_SENTENCES = 6;
const MAX_TITLE_WORDS = 10;
const ARTICLE =
  /^(?:(?:le|la|les|el|los|las|il|lo|i|gli|o|a|os|as|die|den|das|der|dem|de|het|unsere[nr]?|nuestr[oa]s?|notre|nos|noss[oa]s?|la nostra|il nostro|onze|ons)\s|l['’])(?=\p{L}{3})/iu;

/** A request without its beginning, and what that says. */
export interface TakenOpening extends TakenTitle {
  /** What stands in a letter before its wish: who writes, and why. */
  background: string[];
}

/** The title of a request, from the subject of a mail, the wish of a letter, or its first line. */
export function takeOpening(
  blocks: Block[],
  subject: string | null,
  profile: ReadingProfile,
  lang: string,
): TakenOpening {
  if (subject !== null) return { title: foreignTitle(subject, profile), blocks, background: [] };
  const wanted = takeWantedKind(blocks, lang);
  if (wanted) return { ...wanted, background: [wanted.background] };
  return takeLetter(blocks, lang) ?? { ...takeTitle(blocks, profile, lang), background: [] };
}

/**
 * Takes off what stands in a letter up to the sentence that wants a procedure, and that sentence: "Wir sind eine Druckerei mit
 * drei Leuten. … Deshalb bitte ich Sie um eine Anweisung für Visitenkarten." Null where nothing stands before a wish.
 */
function takeLetter(blocks: readonly Block[], lang: string): TakenOpening | null {
  const background: string[] = [];
  let seen = 0;
  for (const [at, block] of blocks.slice(0, OPENING_BLOCKS).entries()) {
    if (block.kind !== 'text') return null;
    const sentences = splitSentences(block.text, lang);
    for (const [place, sentence] of sentences.entries()) {
      seen += 1;
      if (seen > OPENING_SENTENCES) return null;
      const said = withoutFillers(sentence, lang);
      const plain = plainWishOf(trimPunctuation(said));
      const asked = taskAsked(said, lang) ?? taskAsked(plain.text, lang);
      const isOpened = seen > 1 || introducesWriter(said, lang);
      const wanted = asked ?? (isOpened ? wantedInLetter(said.replace(BRACKETS, ''), lang) : null);
      const task = wanted && shortTask(withoutArticles(plain.purpose ?? wanted), MAX_TITLE_WORDS);
      const hasMore = sentences.length > place + 1 || blocks.length > at + 1;
      if (task !== null && hasMore) {
        const rest = sentences.slice(place + 1).join(' ');
        const left = rest === '' ? [] : [{ ...block, text: rest }];
        // Who asks, and why, is told once; a sentence that only asks is not.
        const hasAside = plain.text !== trimPunctuation(said) || plain.purpose !== null;
        if (hasAside || (asked === null && seen === 1)) background.push(capitalise(trimPunctuation(said)));
        return {
          title: capitalise(task),
          background,
          blocks: [...left, ...blocks.slice(at + 1)],
        };
      }
      // What is to be done stands behind what is wanted.
      if (foreignOrder(trimPunctuation(sentence), lang)?.doer.kind === 'role') return null;
      background.push(capitalise(trimPunctuation(sentence)));
    }
  }
  return null;
}

/** "la réception et le contrôle des commandes" → "réception et contrôle des commandes" */
function withoutArticles(task: string): string {
  const bare = task.replace(ARTICLE, '');
  const [first = '', second = ''] = /^(\p{L}+\s(?:et|y|ed?|und|en)\s)(.{3,})$/su.exec(bare)?.slice(1) ?? [];
  return first === '' || bare === task ? bare : first + second.replace(ARTICLE, '');
}
