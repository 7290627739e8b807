import { holdsPersonal, isName } from './name-phrase.js';
import { sentencesIn } from './sentences-in.js';
import { tokenise } from './tokens.js';

/** Among so many sentences a request says what goes wrong. */
const EARLY_SENTENCES = 2;
/** "Customers are told different things about refunds", "we have had trouble with the alarm" */
const COMPLAINED_OF =
  /\b(?:complain(?:s|ed|ing|ts?)?|confus\p{L}+|trouble|problems?|issues?|unhappy|unsure|mistakes?|errors?|questions?|arguments?|fights?|mess|chaos|disagree\p{L}*|different(?:ly| things| answers| ways| stories)?|surprised|annoyed|fed up|struggl\p{L}+)\s(?:(?!about\b|with\b|over\b|regarding\b)[\p{L}'’]+\s){0,3}(?:about|with|over|regarding)\s((?!(?:how|who|what|when|where|whether|it|this|that|them|us|me)\b)(?:(?:the|our|their)\s)?\p{L}[\p{L}'’ -]{2,40}?)(?=[,.;:!?]|$|\s(?:and|but|so|because|since|again|lately|recently|these|this|last|every|when|that|which|at|in|on|from)\b)/iu;
/** "late returns are a sore point", "the van keys have been a nightmare" */
const SORE =
  /(?:^|[,;] |\b(?:and|but|because|since|as) )((?!(?:and|but|because|since|as) )(?:(?:the|our|their) )?\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){1,4}) (?:is|are|has been|have been|have become|has become) (?:still |always |now |really )?(?:an?|our|the) (?:(?:real|constant|big|bit of a|huge|bigger|biggest|eternal|perennial|regular|recurring|total|complete|weekly|daily) )*(?:sore (?:point|spot|subject)|headache|nightmare|pain|mess|shambles|weak (?:point|spot)|bugbear|bone of contention)\b/iu;
const ARTICLE = /^(?:the|our|their)\s/iu;

/** What the first sentences complain of, as a name; null where they complain of nothing that has a name. */
export function complaintTopic(request: string): string | null {
  for (const sentence of sentencesIn(request).slice(0, EARLY_SENTENCES)) {
    const sore = SORE.exec(sentence)?.[1] ?? '';
    const named = COMPLAINED_OF.exec(sentence)?.[1] ?? sore;
    const thing = named.replace(ARTICLE, '');
    const tokens = tokenise(thing);
    // What stands before "are a sore point" is a name for certain: "visits out of hours".
    const isNamed = named === sore ? !holdsPersonal(thing) : isName(tokens, new Set());
    if (thing === '' || !isNamed) continue;
    // One word says too little of what is done.
    return tokens.length > 1 ? `the ${thing}` : `handling ${named.replace(ARTICLE, 'the ')}`;
  }
  return null;
}
