import { holdsPersonal } from './name-phrase.js';
import { type Topic, topic } from './topic.js';

/** "The thing with the forklift batteries, I say it again" */
const ONCE_MORE =
  /^(?:the thing (?:with|about)|about|regarding|concerning) ((?:the |our )?\p{L}[\p{L} -]{3,50}?)[,:–-]\s*(?:(?:i|we)(?:['’]ll| will| have to| must)? (?:say|repeat|explain|write|go through) (?:it|this|that)(?: all)? )?(?:(?:just )?once )?(?:again|more)(?: for everyone| for everybody)?$/iu;
/** "This document describes the handling of samples" */
const DESCRIBES =
  /^(?:this|the (?:following|present)) (?:document|procedure|sop|policy|instruction|guide|text|page|note)s? (?:describes?|explains?|covers?|sets? out|regulates?|governs?|defines?|deals? with|outlines?) (?:the )?(?!how\b|what\b)(\p{L}[^,.;:]{4,80})$/iu;
/** "The following applies to the use of the company kitchen" */
const APPLIES =
  /^(?:this|the following|these|the|what follows)(?: (?:document|procedure|sop|policy|instruction|guide|rules?|steps|points))? (?:applies|apply|is valid|are valid|is used|are used|is meant|are meant) (?:to|for) (?!(?:all|every|each|any|everyone|everybody)\b)(\p{L}[^,.;:]{4,80})$/iu;
/** "SOP needed: goods leaving the warehouse" */
const NEEDED =
  /^(?:an? )?(?:sop|procedure|checklist|instructions?|process|guide|write-?up) (?:needed|wanted|required|requested|please|pls)(?: (?:for|on|about))?\s*[:–-]?\s+(\p{L}[^,.;:]{3,60})$/iu;
const ABOUT =
  /\b(?:below|this|that|here|notes?|what (?:i|we)|wrote|written|write|down|(?:keeps?|kept|always|been|got) (?:on )?ask(?:s|ed|ing)?)\b(?:(?!,|\band\b)[^.:;?]){0,60}?\b(?:about|regarding|concerning|the (?:thing|stuff|bit|part) (?:with|about|on)) (?!(?:an?|one|half|twenty|\d+|how|what|when)\b)((?:the |our )?[\p{L}][\p{L} -]{3,50}?)(?=[,.:;?]|$)/iu;
/** "write me up the thing for the boiler test please" */
const WRITE_THING =
  /\b(?:write|draw|type|put)\b (?:me |us )?(?:up |down |out |together )?(?:me |us )?(?:the|an?|that|this) (?:thing|bit|one|stuff|piece|page|sheet) (?:for|on|about) (?:the |our )?(\p{L}[^,.;:]{3,60}?)(?: please| pls)?[.!]*$/iu;
/** "These are my habits for storing negatives and …" */
const OWN_WAY =
  /^(?:these|this|here|below)(?: are| is|['’]s) (?:my|our)(?: own| usual| personal| normal)? (?:habits?|notes?|steps|rules|routine|method|ways?) (?:for|of|on|when|in) (\p{L}+ing [^,.;:]{3,60}?)(?=\s(?:and|so|but) (?:the|my|our|i|we|somebody|someone)\b|[,.;:]|$)/iu;
/** "Can you turn our visitor sheet into an SOP?" */
const TURN_OUR =
  /\b(?:turn|make|convert|rework|change|transfer) (?:our|the|my) ((?!\b(?:following|above|below|attached|whole)\b)[\p{L}][\p{L} '’-]{3,50}?)(?: (?:sheet|list|notes|table|schedule|rota|plan|file|document|doc|board|poster|memo|e-?mail|scribbles?))? (?:in)?to (?:an?|one|our) (?:[\p{L}-]+ ){0,2}(?:sop|procedure|checklist|work instruction|process)\b/iu;
/** "ok so the prop weapons thing u asked for, here's …" */
const ASKED_THING =
  /^(?:(?:so|and|ok|okay|right|oh)[,\s]+)*(?:the|that|those) ([\p{L}][\p{L} -]{3,40}?)(?: (?:thing|stuff|bit|one|notes?|procedure|sop|write-?up))? (?:that |which )?(?:you|u) (?:asked|wanted|wrote|messaged|e-?mailed|texted|called)(?: me| us)?(?: for| about)?\b/iu;

/** "see below, that is what I tell the new ones about password resets" */
export function aboutTopic(text: string): Topic | null {
  const name =
    [ASKED_THING, ONCE_MORE, DESCRIBES, APPLIES, NEEDED, WRITE_THING, OWN_WAY, TURN_OUR, ABOUT]
      .map((pattern) => pattern.exec(text)?.[1])
      .find((found) => found !== undefined) ?? '';
  return name !== '' && !holdsPersonal(name) ? topic(name) : null;
}
