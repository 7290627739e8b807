import { profileFor } from '../languages/profile-for.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { type Block, blocksOf } from '../text/blocks.js';
import { splitSentences } from '../text/sentences.js';
import { splitOutsideBrackets } from '../text/split-outside-brackets.js';
import { capitalise, squeeze, trimPunctuation } from '../text/words.js';
import { createFindings, type Findings, foundStep } from './findings.js';
import { readSectionBlock } from './section-reader.js';

const MAX_TITLE = 100;

/** Reads a request in another language than English: the person's own words, cut into steps where that is plain. */
export function readForeign(request: string, lang: string): Findings {
  const findings = createFindings(new Set());
  new ForeignReader(findings, profileFor(lang), lang).read(request);
  return findings;
}

class ForeignReader {
  /** Who acted last in the sentence at hand. */
  private actor: string | null = null;

  constructor(
    private readonly findings: Findings,
    private readonly profile: ReadingProfile,
    private readonly lang: string,
  ) {}

  read(request: string): void {
    this.readNamedRoles(request);
    this.findings.trigger = orNull(this.profile.frequency.exec(request)?.[0]);
    let phase: string | null = null;
    for (const block of this.withoutTitle(blocksOf(request))) {
      if (block.kind === 'heading') phase = block.text;
      else if (!readSectionBlock(block, this.findings, null)) this.readBlock(block, phase);
    }
  }

  private readNamedRoles(request: string): void {
    for (const pattern of this.profile.namedRoles) {
      for (const match of request.matchAll(pattern)) this.addRole(match.groups?.['role'], match.groups?.['person']);
    }
  }

  private addRole(role: string | undefined, person: string | undefined): string | null {
    const name = role && person ? `${role.trim()} (${person.trim()})` : (role ?? person)?.trim();
    if (!name) return null;
    this.findings.roles.add(capitalise(name));
    return capitalise(name);
  }

  /** The first heading, or what stands before a colon, or a sentence that asks for a procedure, is the title. */
  private withoutTitle(blocks: Block[]): Block[] {
    const [first, ...others] = blocks;
    if (!first || first.kind === 'item') return blocks;
    if (first.kind === 'heading') {
      this.findings.title = this.titleOf(first.text);
      return others;
    }
    const [head, rest] = cutAtColon(first.text);
    if (rest !== '') {
      this.findings.title = this.titleOf(head);
      return [{ ...first, text: rest }, ...others];
    }
    const [sentence = '', ...after] = splitSentences(first.text, this.lang);
    const isTitle =
      this.isAnnounced(sentence) ||
      (after.length > 0 && sentence.split(/\s+/u).length <= 8) ||
      (blocks.length === 1 && after.length === 0 && sentence.length < 60);
    if (!isTitle) return blocks;
    this.findings.title = this.titleOf(sentence);
    return after.length === 0 ? others : [{ ...first, text: after.join(' ') }, ...others];
  }

  private isAnnounced(sentence: string): boolean {
    return this.profile.titles.some((pattern) => pattern.test(trimPunctuation(sentence)));
  }

  private titleOf(text: string): string {
    const plain = trimPunctuation(squeeze(text));
    const topics = this.profile.titles.map((pattern) => pattern.exec(plain)?.[1]);
    const topic = topics.find((found) => found !== undefined) ?? plain;
    return capitalise(topic.trim()).slice(0, MAX_TITLE);
  }

  private readBlock(block: Block, phase: string | null): void {
    for (const sentence of splitSentences(block.text, this.lang)) {
      this.actor = null;
      for (const part of this.partsOf(trimPunctuation(sentence))) this.readPart(part, phase);
    }
  }

  /** A sentence with a condition or an "otherwise" stays whole; others are cut at their separators. */
  private partsOf(sentence: string): string[] {
    const { conditions, otherwise, subjects, rule, retention } = this.profile;
    const isWhole =
      conditions.some((pattern) => pattern.test(sentence)) ||
      otherwise?.pattern.test(sentence) ||
      rule.test(sentence.split(/[,،，]/u)[0] ?? '') ||
      (retention.test(sentence) && sentence.split(/[,،，]/u).length <= 2) ||
      /^[^:：,]{2,40}[:：]\s/u.test(sentence) ||
      subjects.some(
        (pattern) => (pattern.exec(sentence)?.groups?.['person'] ?? '') !== '' && /^\p{Lu}\p{Ll}+, /u.test(sentence),
      );
    if (isWhole) return [sentence];
    const parts: string[] = [];
    for (const part of splitOutsideBrackets(sentence, this.profile.separator)) {
      const last = parts.length - 1;
      const belongsBefore = last >= 0 && !this.isOwnStep(part);
      if (belongsBefore) parts[last] = `${parts[last]}, ${part}`;
      else parts.push(part);
    }
    return parts;
  }

  private isOwnStep(part: string): boolean {
    if (this.profile.attached.test(part)) return false;
    const isOneWord = !/\s/u.test(part) && !/\p{Script=Han}/u.test(part);
    if (isOneWord) return this.profile.singleWordAction?.test(part) ?? false;
    return part.length >= 4;
  }

  private readPart(text: string, phase: string | null): void {
    const part = trimPunctuation(this.profile.connectives ? text.replace(this.profile.connectives, '') : text);
    if (part === '' || this.isNamedRole(part)) return;
    if (this.readRecord(part) || this.readException(part, phase) || this.readRule(part)) return;
    if (this.profile.scope?.test(part)) {
      this.findings.scope.push(capitalise(part));
      return;
    }
    this.addStep(part, phase);
  }

  /** "responsable RH : Mme Lefèvre" is a role and no step. */
  private isNamedRole(part: string): boolean {
    return this.profile.namedRoles.some((pattern) => {
      const match = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(part);
      return match?.groups?.['person'] !== undefined && match[0].length >= part.length - 2;
    });
  }

  private readRecord(part: string): boolean {
    const groups = this.profile.retention.exec(part)?.groups;
    const keep = groups?.['keep'];
    if (!keep) return false;
    const name = trimPunctuation(groups['name'] ?? '');
    this.findings.records.push({ name: capitalise(name === '' ? part : name), where: null, keep });
    return true;
  }

  private readException(part: string, phase: string | null): boolean {
    const { conditions, otherwise } = this.profile;
    const choice = otherwise?.pattern.exec(part);
    if (otherwise && choice) {
      const [, step = '', action = ''] = choice;
      this.addStep(step, phase);
      this.findings.exceptions.push({ when: capitalise(otherwise.negate(step)), action: capitalise(action) });
      return true;
    }
    for (const pattern of conditions) {
      const [, when = '', action = ''] = pattern.exec(part) ?? [];
      if (when === '') continue;
      this.findings.exceptions.push({
        when: capitalise(trimPunctuation(when)),
        action: capitalise(trimPunctuation(action)),
      });
      return true;
    }
    return false;
  }

  private readRule(part: string): boolean {
    const equipment = part.match(this.profile.protective) ?? [];
    for (const name of equipment) this.findings.resources.push({ kind: 'ppe', name: capitalise(name) });
    const isEquipmentOnly = equipment.length > 0 && part.split(/\s+/u).length <= equipment.length * 2 + 1;
    if (!isEquipmentOnly && !this.profile.rule.test(part)) return false;
    this.findings.rules.push({ level: 'warning', text: capitalise(part) });
    return true;
  }

  private addStep(part: string, phase: string | null): void {
    const subject = this.profile.subjects.map((pattern) => pattern.exec(part)?.groups).find(Boolean);
    const named = subject ? this.addRole(subject['role'], subject['person']) : null;
    const goesOn = this.profile.goesOn?.test(part) ?? false;
    const role = named ?? (goesOn ? this.actor : null);
    if (named) this.actor = named;
    const text = this.asInstruction(subject?.['rest'] ?? part);
    const expected = this.profile.limit?.exec(part)?.[1]?.trim() ?? null;
    this.findings.steps.push(foundStep(capitalise(text), { role, phase, expected }));
  }

  private asInstruction(text: string): string {
    const rewrite = this.profile.rewrites.find(({ pattern }) => pattern.test(text));
    if (!rewrite) return text;
    const { pattern, replacement } = rewrite;
    if (typeof replacement === 'string') return text.replace(pattern, replacement);
    return text.replace(pattern, (_, ...groups: string[]) => replacement(...groups));
  }
}

/** Cuts at the first colon when a list or more than a few words follow. */
function cutAtColon(text: string): [string, string] {
  const [, head = '', rest = ''] = /^([^:：.。!?]{2,80}?)\s?[:：]\s*(.{8,})$/su.exec(text) ?? [];
  return [head, rest];
}

function orNull(text: string | undefined): string | null {
  return text ? capitalise(text) : null;
}
