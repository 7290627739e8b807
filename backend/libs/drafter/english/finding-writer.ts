import { type Findings, type FoundStep, foundStep } from '../reading/findings.js';
import { frequencyIn } from '../reading/frequency.js';
import { capitalise, lowerFirst, trimPunctuation } from '../text/words.js';
import { isAboutText, isQuestion } from './chatter.js';
import { orderCertainty } from './imperative.js';
import { tellsWhatTheyHave } from './kept-role.js';
import { addToTold, leansOnBefore, opensWithCase, type Told } from './leaning-rule.js';
import { mayBeLetterTalk } from './letter-talk.js';
import { isUnknownWord, readingOf, verbShare } from './lexicon/words.js';
import type { Line } from './line.js';
import { addException, expect, isExpected, isNotSo, notKept, withDoer } from './outcomes.js';
import { holdsLoosePronoun } from './points-back.js';
import { readStatement } from './statements.js';
import { tokenise } from './tokens.js';
import { tellsVagueAmount } from './told-background.js';
import { isOfSomethingTold, isTrouble, tellsTrouble } from './trouble.js';

/** What holds for all lines of a sentence. */
export interface About {
  role: string | null;
  when: string | null;
  phase: string | null;
  isItem: boolean;
}

/** "call Sam if it still fails" */
const TRAILING_TROUBLE = /^(.{6,}?),? ((?:if|unless|in case) [^,;]{4,120})$/iu;
/** "If it is warmer": a case of the sentence before, and no second half of a rule ("should it do so"). */
const IS_CASE = /^(?:if|when|once|unless)\b/iu;
/** "sign the permit if wind is below 38 km/h": what is done where all is well. */
const GOES_AHEAD =
  /^(?:sign|approve|accept|release|start|open|continue|proceed|go ahead|pay|ship|deliver|allow|admit|use)\b/iu;
/** "… and doesn't carry on without a yes": somebody else's act. */
const GOES_ON = /\sand\s(?:does(?:n['’]t| not)|never|must not|may not)\s/iu;
/** "if it differs more than 100g open and recheck": what is done stands in it, too. */
const HOLDS_ORDER = /\d\S*\s+\p{L}+(?:\s\p{L}+)?\s+(?:and|or|then)\s+\p{L}+$/iu;
/** "look behind the shelf in case it was put there": why it is done, and not when. */
const IN_CASE_IT_WAS =
  /^in case (?:it|they|he|she|(?:the|an?|some)\s?\p{L}*|some(?:one|body|thing)) (?:was|were|has|have|had|got)\b/iu;
const NOT_TRAILING =
  /\b(?:only|even|ask|check|see|unclear|know|whether|or|and)$|\bor (?:straight|right|immediately|at once|sooner|earlier|more often)\b[^,]*$/iu;

/** Writes the lines that were read into findings: as steps, exceptions, rules, values to find, or notes. */
export class FindingWriter {
  /** The last step of the line that is being read. */
  private lastOfLine: FoundStep | null = null;
  /** How many steps there were before the sentence. */
  private stepsBefore = 0;
  /** The step, exception or rule that was told last; null where something else was read after it. */
  private latest: Told | null = null;
  /** Whether the sentence, and the one before it in its line, says what is done in a case. */
  private isOfCase = false;
  private wasOfCase = false;
  /** The trouble that the work begins with, if it does. */
  private opening: string | null = null;
  /** A rule that the sentence has set: "otherwise" is where it is not kept. */
  private ruleOfSentence: string | null = null;

  /** @param isLetter whether what stands before the first thing to do may be why a letter is written */
  constructor(
    private readonly findings: Findings,
    private readonly isLetter: boolean,
  ) {}

  /** A new line of the request, or a new row. */
  beginLine(): void {
    this.lastOfLine = null;
    this.isOfCase = false;
    if (this.latest && 'level' in this.latest) this.latest = null;
  }

  /** A new sentence of it. */
  beginSentence(): void {
    this.ruleOfSentence = null;
    this.wasOfCase = this.isOfCase;
    this.isOfCase = false;
    this.stepsBefore = this.findings.steps.length;
  }

  /** @param before how many steps there were before the sentence */
  endSentence(before: number): void {
    this.lastOfLine = this.findings.steps.length > before ? (this.findings.steps.at(-1) ?? null) : null;
  }

  /** @param isChoice whether the sentence says what is done otherwise */
  add(line: Line, about: About, isChoice = false): void {
    const { exceptions } = this.findings;
    const action = exceptions.at(-1)?.action;
    this.write(line, about, isChoice);
    const exception = exceptions.at(-1);
    if (exception && exception.action !== action) this.latest = exception;
    this.isOfCase ||= about.when === null ? opensWithCase(line.text) : frequencyIn(about.when) === null;
  }

  private write(line: Line, about: About, isChoice: boolean): void {
    const { findings } = this;
    if (line.isKept && line.kind !== 'rule' && readStatement(line.text, findings) === '') return;
    const when = about.when ? capitalise(about.when) : null;
    const isOfThem = tellsWhatTheyHave(line);
    const role = isOfThem ? null : (line.role ?? about.role);
    line.hasSubject ||= isOfThem;
    const broken = when && this.ruleOfSentence ? notKept(this.ruleOfSentence, when) : null;
    if (role) findings.roles.add(role);
    if (line.reason) findings.notes.push(capitalise(line.reason));
    if (line.kind === 'background' && isQuestion(line.asWritten) && isAboutText(line.text)) return;
    // "no tag = the tank counts as dirty": what is so in the case of a label.
    const isOfCase =
      when !== null && line.when === null && line.reason === null && !/\b(?:i|me|my)\b/iu.test(line.text);
    if (line.kind === 'background' && !isOfCase) findings.notes.push(line.text);
    else if (!about.isItem && tellsVagueAmount(line.text)) this.addToNote(line.asWritten);
    else if (line.kind === 'expectation' || isExpected(this.findings, line))
      expect(
        this.findings,
        when && line.kind === 'expectation' ? `${line.text} (${lowerFirst(when, findings.people)})` : line.text,
      );
    // "must be 2 to 6 C, if not no donations until …": a rule that holds only then.
    else if (line.kind === 'rule' && when === 'Otherwise' && this.findings.steps.at(-1)?.expected)
      addException(this.findings, when, line.text, role);
    else if (line.kind === 'rule') {
      this.addRule(when, line.text);
      return;
    } else if (this.isLetterTalk(line, about)) findings.notes.push(line.asWritten);
    else if (this.addLooseWord(line, about)) return;
    else if (broken !== null) addException(findings, broken, line.text, role);
    // "it must be 5 °C or colder, otherwise call the manager"
    else if ((when === 'Otherwise' || (when !== null && isNotSo(when))) && this.findings.steps.at(-1)?.expected)
      addException(this.findings, when, line.text, role);
    else if (when !== null && !isChoice && line.caution === null && isTrouble(when) && !this.isOpening(when))
      addException(this.findings, when, line.text, role);
    else if (this.addTrailing(line, when, role) || (when === null && this.addDoer(line, role))) return;
    else if (when === null && this.addToRule(line, about, role)) return;
    else {
      if (when !== null && isOfSomethingTold(when)) this.tellRuleInPlace(when, about);
      this.latest = stepOf(line, { ...about, when, role });
      findings.steps.push(this.latest);
      return;
    }
    this.latest = null;
  }

  /** "We are near the station" and "get many travellers": what is told of the same people. */
  private addToNote(told: string): void {
    const { notes, people } = this.findings;
    const last = notes.at(-1) ?? '';
    if (/^(?:we|i)\b/iu.test(last)) notes[notes.length - 1] = `${last} and ${lowerFirst(told, people)}`;
    else notes.push(capitalise(told));
  }

  /** "Vehicle breakdown. If a van breaks down, …": before anything else has been told, trouble is what the work is about. */
  private isOpening(when: string): boolean {
    const { steps, exceptions, rules } = this.findings;
    if (steps.length === 0 && exceptions.length === 0 && rules.length === 0) this.opening = when;
    return this.opening === when;
  }

  /** "Dirty eggs may not be washed. They go to the dairy.": among the steps nothing would say what is meant. */
  private addToRule({ text, caution }: Line, { isItem }: About, role: string | null): boolean {
    const { people } = this.findings;
    const rule = this.latest;
    if (!rule || !('level' in rule) || isItem || caution !== null || !holdsLoosePronoun(text, people)) return false;
    addToTold(rule, { text: withDoer(text, role, people), when: null }, people);
    return true;
  }

  /** "It has to arrive at 8 °C or less. If it is warmer, …": among the rules, nothing would say what the case is about. */
  private tellRuleInPlace(when: string, { phase, isItem }: About): void {
    const { rules, steps } = this.findings;
    const rule = rules.at(-1);
    if (!rule || rule !== this.latest || isItem || rule.text.startsWith(`${when}: `) || !IS_CASE.test(when)) return;
    rules.pop();
    steps.push(foundStep(rule.text, { phase, hasSubject: true }));
  }

  /** "call Sam if it still fails": the normal course does not go there. */
  private addTrailing({ text, isKept, caution }: Line, when: string | null, role: string | null): boolean {
    const [, action = '', condition = ''] =
      (when === null && !isKept && caution === null && TRAILING_TROUBLE.exec(text)) || [];
    if (
      action === '' ||
      // "(card, cash if they have none)"
      action.lastIndexOf('(') > action.lastIndexOf(')') ||
      // "rest in the bag, two signatures if over £250": of the last of them.
      /[-–—]$|, /u.test(action) ||
      !tellsTrouble(condition) ||
      NOT_TRAILING.test(action) ||
      GOES_AHEAD.test(action) ||
      HOLDS_ORDER.test(condition) ||
      GOES_ON.test(condition) ||
      IN_CASE_IT_WAS.test(condition)
    )
      return false;
    addException(this.findings, capitalise(condition), action, role);
    return true;
  }

  /** "the night team does it": nothing but who does the work, all of it or what was just told. */
  private addDoer({ text }: Line, role: string | null): boolean {
    if (role === null || !/^do (?:it|this|that|so|all)$/iu.test(text)) return false;
    const { steps } = this.findings;
    const last = steps.at(-1);
    const isOfLast = /that$/iu.test(text) || steps.length > this.stepsBefore;
    if (last && isOfLast) last.role ??= role;
    else this.findings.defaultRole ??= role;
    return true;
  }

  /** "Only if it is dry.": holds for the step before; false where none is, or where it has a condition already. */
  limitLast(limit: string): boolean {
    const step = this.findings.steps.at(-1);
    if (!step || step.when !== null) return false;
    step.when = capitalise(limit);
    return true;
  }

  /** @param isOfLast whether it follows the step that it may be about */
  addWarning(text: string, isOfLast: boolean): void {
    const step = isOfLast ? this.lastOfLine : null;
    if (step) step.caution = [step.caution, text].filter(Boolean).join('; ');
    else this.addRule(null, text);
  }

  private addRule(when: string | null, text: string): void {
    this.ruleOfSentence ??= when === null ? text : null;
    const { rules, people } = this.findings;
    const rule = { text, when };
    if (this.latest && leansOnBefore(rule, this.wasOfCase || this.isOfCase, people)) {
      addToTold(this.latest, rule, people);
      this.isOfCase ||= this.wasOfCase;
      return;
    }
    this.latest = { level: 'caution', text: when ? `${when}: ${text}` : text };
    rules.push(this.latest);
  }

  /** "Loud." after a step says how it is done; "Lint." before one names what it is about. */
  addWord(sentence: string, at: number): boolean {
    const word = trimPunctuation(sentence).replace(/[!?]+$/u, '');
    const step = this.findings.steps.at(-1);
    if (sentence.includes('?') || orderCertainty(tokenise(word), 0) >= 2 || isVerbAlone(word, at)) return false;
    const said = step?.text.toLowerCase().split(/\P{L}+/u);
    if (said?.includes(word.toLowerCase())) return true;
    // "Thanks!! Jo": a name says how nothing is done.
    if (/^\p{Lu}\p{Ll}+$/u.test(word) && isUnknownWord(word.toLowerCase())) return true;
    if (at === 0 || !this.addToLine(word)) this.findings.notes.push(capitalise(word));
    return true;
  }

  /** Adds words to the last step, where that is one of the same line. */
  addToLine(words: string): boolean {
    const step = this.findings.steps.at(-1);
    if (!step || step !== this.lastOfLine) return false;
    step.text = `${step.text}, ${lowerFirst(trimPunctuation(words).replace(/!+$/u, ''), this.findings.people)}`;
    return true;
  }

  /** Before the first thing to do, a letter says why it is written. */
  private isLetterTalk(line: Line, { isItem, when, phase }: About): boolean {
    const { steps, exceptions } = this.findings;
    const isBefore = this.isLetter && steps.length === 0 && exceptions.length === 0 && !isItem && phase === null;
    return isBefore && when === null && mayBeLetterTalk(line);
  }

  /** "…, then key": a noun alone says too little for a step. */
  private addLooseWord({ text, isKept }: Line, { isItem, when, phase }: About): boolean {
    const last = this.lastOfLine;
    if (
      isItem ||
      !isKept ||
      when !== null ||
      phase !== null ||
      !/^\p{L}+$/u.test(text) ||
      orderCertainty(tokenise(text), 0) >= 2
    )
      return false;
    if (last) last.text = `${last.text}, ${lowerFirst(text, this.findings.people)}`;
    else this.findings.notes.push(text);
    return true;
  }
}

/** "Vacuum." among things to do */
function isVerbAlone(word: string, at: number): boolean {
  const base = readingOf(word.toLowerCase(), 'base');
  return at > 0 && base !== null && verbShare(base.lemma) >= 0.3;
}

function stepOf(line: Line, { role, when, phase, isItem }: About): FoundStep {
  return foundStep(line.text, {
    role,
    when,
    phase,
    caution: line.caution,
    expected: line.expected,
    hasSubject: line.hasSubject,
    isGuess: line.kind === 'statement' || (line.isKept && !isItem && !/\d/u.test(line.text)),
  });
}
