import { capitalise } from '../../text/words.js';
import { withQuestionsApart } from './questions.js';
import { withSpokenOpening } from './spoken-opening.js';

const KIND =
  '(?:(?:new |draft )?(?:sop|title|topic|procedure|process|policy|checklist|request|task|training note|training|work instruction|instructions?|how[- ]to|guide|memo|handout|note to staff)(?: title| name)?)';
/** "SOP: …", "Work instruction – …" */
const PREFIX = new RegExp(String.raw`^\s*(?:#+\s*)?${KIND}(?:[^\S\n]*:\s+|[^\S\n]*[–—-][^\S\n]+)`, 'iu');
/** "notes: parcel returns", "notes 4/3 - boat hire" alone in its line. */
const NOTES =
  /^\s*(?:my |quick |short |rough )?notes?(?:\s(?:from |of |on )?\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?)?\s*(?::|\s[-–—])\s+(?=\p{L}[^\n.,:;]{2,50}\n)/iu;
/** "notes printing press, start up" alone in the first line, above the others. */
const NOTES_ABOVE =
  /^\s*(?:my |quick |short |rough )?notes?\s+(?!(?:on|for|from|of|about|to|by|with|and|taken|are|is|must|should|re|the|a|an|in|at|down)\b)(?=\p{L}[^\n.:;]{4,60}\n)/iu;
/** "Notes from training with Olga" above everything else: where they come from. */
const NOTES_FROM =
  /^\s*(?:my |quick |short |rough )?notes? (?:from|of|taken at) (?:the |my |our |a )?(?:training|meeting|call|course|shadowing|visit|induction|talk|session|phone call|workshop)\b[^\n:]{0,40}\n+(?=\s*\p{L})/iu;
/** "Quick recap of today's chat about visitors: …": the text, and then what it is about. */
const RECAP =
  /^\s*(?:quick |short |brief )?(?:recap|summary|minutes|outcome|notes?|protocol) (?:of|from) [^\n:,.]{0,40}?(?:chat|call|meeting|conversation|discussion|talk) (?:about|on|regarding) (?=\p{L})/iu;
/** "URGENT: …": how much it matters, and nothing of the work. */
const MARK = /^\s*(?:(?:very )?urgent|important|attention|reminder|asap|priority|heads[- ]up)\s*[:!]+\s+/iu;
/** "voice note transcript: …": how the text came about. */
const RECORDING =
  /^\s*[[(]?(?:(?:voice|audio) (?:note|memo|message|recording)s?|audio|dictation|recording|transcript)(?:,? (?:transcript(?:ion)?|transcribed|recorded|dictated|sent|typed up|no\.? ?\d+|(?:at )?\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,3}|on \p{L}+day|this morning|yesterday|(?:from|for|by) \p{Lu}\p{Ll}+)){0,5}[\])]?(?:\s*[:–—-]\s+|\s*\n\s*)/iu;
/** "So: the picker scans …", and "… turn this into a procedure: when …" before the work itself. */
const BEFORE_COLON =
  /(?<=^\s*|\n\s*|[.!?]\s+)(?:(?:so|ok(?:ay)?|well|anyway|in short)\s?:\s+(?=\p{L})|(?:(?:can|could|would) (?:you|someone|somebody|anyone) )?(?:please |pls |kindly )?(?:turn|make|convert|rework|rewrite|format|put) (?:this|that|these|it|the following|my notes?) (?:in)?to (?:an? |our |some )?(?:[\p{L}-]+ ){0,2}(?:sops?|procedures?|process|checklist|instructions?|guide|policy|document|something \p{L}+)(?: (?:please|pls|for (?:me|us)))*\s?:\s+(?=\p{L}\S*(?: \S+){6}))/giu;
/** "since the terminal freezes here is what to do: …": why, and then the work. */
const WHY_BEFORE =
  /(?<=^\s*|\n\s*|[.!?,]\s+)(?:since|because|as)\s+((?:the|our|my|this|that|these|those|we|it|people|nobody)\s[^.:,\n]{4,80}?),?\s+(?:so )?(?=(?:here|this)(?:['’]?s| is)\s+(?:what|how)\b)/giu;
/** "Hi all, here's what to do: switch it off" */
const HERE_IS_WHAT =
  /(?<start>^\s*|\n\s*|[.!?]\s+|,\s+)(?:so |ok(?:ay)? )?(?:here|this)(?:['’]?s| is) (?:what|how)(?: to (?:do|handle|fix)(?: it| this)?| (?:we|you|they) (?:do|handle|fix)(?: it| this)?)?(?: (?:now|then|instead|next))?:[^\S\n]+(?=\p{L})/giu;
/** "Employee offboarding - collect laptop, disable accounts, …": a name before its list. */
const NAME_BEFORE_LIST =
  /^(\s*\p{L}[\p{L} ’'-]{3,40}\p{L}) [-–—] (?=\p{L}[^\n,.;:]{2,40}, [^\n,.;:]{2,40}, [^\n.;:]{2,}$)/u;

/** "need sop 4 cashing up": "for". */
const FOR_IN_A_DIGIT =
  /(?<=^(?:[\p{L}' ]{0,30}\b)?(?:sop|procedure|checklist|instructions?|guide|rules|steps|process) )4(?= \p{L})/iu;

/** A request without what stands before its first word: its kind, its urgency, how it was written down. */
export function withoutPrefix(text: string): string {
  return withoutMark(text)
    .replace(PREFIX, '')
    .replace(NOTES, '')
    .replace(NOTES_ABOVE, '')
    .replace(NOTES_FROM, '')
    .replace(RECAP, '')
    .replace(NAME_BEFORE_LIST, '$1: ');
}

/** The same where the name of the kind is kept, which a sentence may need. */
export function withoutMark(text: string): string {
  const told = withSpokenOpening(text.replace(MARK, '').replace(RECORDING, ''))
    .replace(FOR_IN_A_DIGIT, 'for')
    .replace(BEFORE_COLON, '')
    .replace(WHY_BEFORE, (_all, why: string) => `${capitalise(why)}. `);
  const begun = told.replace(
    HERE_IS_WHAT,
    (_all, start: string) => `${start}${start.startsWith(',') ? 'f' : 'F'}rom now on, `,
  );
  return withQuestionsApart(begun);
}
