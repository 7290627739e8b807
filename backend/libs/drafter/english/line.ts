import { capitalise, lowerFirst, trimPunctuation } from '../text/words.js';
import type { Clause } from './clause-form.js';

/** One line that a sentence gives to a procedure. */
export interface Line {
  /**
   * `step`: something to do; `rule`: what must, may or must not be; `statement`: what is so in the course of the work;
   * `expectation`: what the step before must find; `background`: what is no part of the work.
   */
  kind: 'step' | 'rule' | 'statement' | 'expectation' | 'background';
  text: string;
  /** Condition or time under which it holds, as the person wrote it. */
  when: string | null;
  role: string | null;
  /** Whether the words stand as the person wrote them. */
  isKept: boolean;
  /** Why it is done, as the person wrote it. */
  reason: string | null;
  /** By whom alone, or by whom or what not, it may be done. */
  caution: string | null;
  /** The words that it was made of. */
  asWritten: string;
  /** What it must find. */
  expected: string | null;
  /** Whether it leaves open who does it, so that whoever acted before in the sentence may be meant. */
  isOpen: boolean;
  /** Whether it is no clause: "both sides". */
  isPhrase: boolean;
  /** Whether its own words say who does it. */
  hasSubject: boolean;
  /** The form of its clause; null where it was made otherwise. */
  form: Clause['form'] | null;
}

/** A line as the person wrote it, unless `about` says more of it. */
export function lineOf(kind: Line['kind'], text: string, about: Partial<Line> = {}): Line {
  return {
    kind,
    text: capitalise(trimPunctuation(text)),
    when: null,
    role: null,
    isKept: true,
    reason: null,
    caution: null,
    expected: null,
    isOpen: false,
    isPhrase: false,
    hasSubject: false,
    form: null,
    asWritten: trimPunctuation(text),
    ...about,
  };
}

/** "Two days before, if it rains": several times or cases in one; null without any. */
export function inOne(times: readonly (string | null | undefined)[], people: ReadonlySet<string>): string | null {
  const said = times.flatMap((time) => (time ? [time] : []));
  return said.map((time, at) => (at === 0 ? time : lowerFirst(time, people))).join(', ') || null;
}
