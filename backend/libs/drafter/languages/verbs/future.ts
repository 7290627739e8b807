import type { ConjugatedVerb, Person } from './verb-table.js';

const PERSONS: readonly Person[] = ['you', 'one', 'we', 'they'];

/** The endings of the future, for you, one, we and they. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  es: ['ás', 'á', 'emos', 'án'],
  pt: ['ás', 'á', 'emos', 'ão'],
  it: ['ai', 'à', 'emo', 'anno'],
  fr: ['as', 'a', 'ons', 'ont'],
};

/** What the end of an infinitive becomes before them, where that is not the infinitive itself. */
const STEMS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/hacer$/u, 'har'],
    [/decir$/u, 'dir'],
    [/(?<=pon|ten)er$/u, 'dr'],
    [/(?<=ven|sal)ir$/u, 'dr'],
    [/ír$/u, 'ir'],
  ],
  pt: [
    [/fazer$/u, 'far'],
    [/dizer$/u, 'dir'],
    [/trazer$/u, 'trar'],
    [/pôr$/u, 'por'],
  ],
  it: [
    [/^andare$/u, 'andr'],
    [/^(dar|star|(?:ri|dis)?far)e$/u, '$1'],
    [/tenere$/u, 'terr'],
    [/venire$/u, 'verr'],
    [/rimanere$/u, 'rimarr'],
    [/(?<=ved)ere$/u, 'r'],
    [/^bere$/u, 'berr'],
    [/(?<=[cg])iare$/u, 'er'],
    [/(?<=[cg])are$/u, 'her'],
    [/are$/u, 'er'],
    [/re$/u, 'r'],
  ],
  fr: [
    [/aller$/u, 'ir'],
    [/faire$/u, 'fer'],
    [/(?<=[vt])enir$/u, 'iendr'],
    [/envoyer$/u, 'enverr'],
    [/(?<=cev)oir$/u, 'r'],
    [/(?<=v)oir$/u, 'err'],
    [/(?<=cour)ir$/u, 'r'],
    [/re$/u, 'r'],
  ],
};

/** "revisará", "controllerà", "pèsera": the verb with its forms of the future. @param lang a Romance language */
export function withFuture(verb: ConjugatedVerb, lang: string): ConjugatedVerb {
  const { infinitive, forms } = verb;
  const stem = futureStem(verb, lang);
  const future = (ENDINGS[lang] ?? []).map((ending, at) => [PERSONS[at] ?? 'one', stem + ending] as const);
  return { ...verb, infinitive, forms: [...forms, ...future] };
}

function futureStem({ infinitive, forms }: ConjugatedVerb, lang: string): string {
  const changed = STEMS[lang]?.find(([end]) => end.test(infinitive));
  if (changed) return infinitive.replace(changed[0], changed[1]);
  // "pèse" → "pèsera", "nettoie" → "nettoiera"
  const present = lang === 'fr' && infinitive.endsWith('er') ? forms.find(([person]) => person === 'one')?.[1] : null;
  return present?.endsWith('e') ? `${present}r` : infinitive;
}

/** Whether a finite form is of the future. @param lang a Romance language */
export function isFuture(form: string, lang: string): boolean {
  return FUTURE[lang]?.test(form) ?? false;
}

const FUTURE: Readonly<Record<string, RegExp>> = {
  es: /r(?:ás|á|emos|án)$/iu,
  pt: /r(?:ás|á|emos|ão)$/iu,
  it: /r(?:ai|à|emo|anno)$/iu,
  fr: /r(?:as|a|ons|ont)$/iu,
};
