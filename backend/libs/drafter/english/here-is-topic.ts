import { capitalise } from '../text/words.js';
import { readClause } from './clause.js';
import { readingOf } from './lexicon/words.js';
import { PERSONAL } from './name-phrase.js';
import { isPerson } from './noun-phrase.js';
import { tokenise } from './tokens.js';
import { type Topic, topic } from './topic.js';

/** "as promised the steps for the launch mails", "here are the steps to reset a code" */
const STEPS_OF =
  /^(?:as (?:promised|discussed|agreed|requested|asked|you asked)[,:]? |(?:here|below|these|following) (?:are|is) |(?:i(?:['’]ll| will)? )?(?:send|attach|list|give)(?: you)? )+(?:the )?(?:(?:main|exact|basic|new|usual) )?(?:steps|process|routine|sequence) (?:for|to|of|when) (\p{L}[^,.;:]{3,80})(?::\s+(\S.*))?$/iu;

/** "here are the steps for the launch mails": the launch mails. */
export function stepsOf(text: string): Topic | null {
  const [, name = '', rest = ''] = STEPS_OF.exec(text) ?? [];
  return name === '' ? null : topic(name, rest);
}

/** "record shop this is the procedure for buying a collection": where it is, and what it is about. */
const THIS_IS_FOR =
  /^(?:(?!(?:when|if|after|before)\b)[\p{L} ]{3,40}?,? )?(?:this|that|here)(?:['’]s| is) (?:the |our |my |an? )?(?:\p{L}+ )?(?:sop|procedure|process|routine|checklist|protocol)s? (?:for|on|about|of) (?:how (?:to |we ))?(?!(?:the|our|all|new)\s\p{L}+s?$)(\p{L}[^,.:;]{3,60})(?:[,:]\s+(\S.*))?$/iu;

/** "It is about bringing the boat in and giving the key back" */
const ABOUT_DOING =
  /^(?:it|this|that)(?:['’]s| is)(?: all| only| basically| mainly)? (?:about|for) (?!(?:being|having|getting|everything|anything|nothing|something)\b)(\p{L}{2,}ing (?:\p{L}[^,.:;]{3,100}))$/iu;

/** The same of a sentence that only says which text it is, or what is done. */
export function thisIsFor(text: string): Topic | null {
  const doing = ABOUT_DOING.exec(text.trim())?.[1] ?? '';
  if (readingOf(doing.split(' ')[0]?.toLowerCase() ?? '', 'ing') !== null) return topic(doing);
  const [, name = '', rest = ''] = THIS_IS_FOR.exec(text.replace(/\b(?:um+|uh+|uhm|erm)\s/giu, '')) ?? [];
  return name === '' ? null : topic(name, rest);
}

/** "The bright tank, this is how we do it": what stands before it is the name. */
export function thisIsHow(text: string): Topic | null {
  const name = /^([^,.:;]{3,60}),\s+(?:so\s+)?(?:this is how|here(?:['’]s| is) how|i(?:['’]ll| will) just)\b/iu.exec(
    text,
  )?.[1];
  if (name) return topic(name);
  const when =
    /^((?:when|if)\s[^,.:;]{6,70}),\s+(?:this is|here(?:['’]?s| is)) what (?:i|we|you) (?:tell|do|say|want|expect)\b[^,;:]{0,40}$/iu.exec(
      text,
    )?.[1];
  return when ? topic(when, '', { trigger: capitalise(when) }) : null;
}

/** "… so here is how I, as lab lead, want passaging done from now on": passaging. */
export function howItIsWanted(text: string): Topic | null {
  const name =
    /^(?:.{8,200}?\b(?:so|and),? )?(?:here|this)(?:['’]s| is) how (?:i|we)(?:, [^,]{3,40},)? (?:want|need|would like|expect) (?:the |our |all )?(?!(?:things?|everything|stuff|all of (?:it|this)) )([^,.:;]{4,60}?) (?:to be )?(?:done|handled|run|carried out|dealt with)(?: (?:here|from now on|from today|in future|now))?[.:!]*$/iu.exec(
      text.trim(),
    )?.[1];
  return name ? topic(name) : null;
}

/** "here is how social posts go out from now on: the writer drafts, …": social posts. */
export function hereIsHow(text: string, people: ReadonlySet<string>): Topic | null {
  const [, told = '', rest = ''] = /^(?:here|this)(?:['’]s| is) how ([^:.]{6,80}):\s+(\S.*)$/iu.exec(text) ?? [];
  const tokens = tokenise(told);
  const { clause } = readClause(tokens, { people, previous: null });
  if (told === '' || !('subject' in clause) || clause.subject[0] !== 0) return null;
  const subject = tokens.slice(...clause.subject);
  const isOther = isPerson(subject, people) || PERSONAL.test(subject[0]?.lower ?? '');
  return isOther ? null : topic(told.slice(0, subject.at(-1)?.end), rest);
}
