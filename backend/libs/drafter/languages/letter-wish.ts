import { documentIn, wishInLetter } from './foreign-wish.js';

/** Who writes: "wir sind", "je dirige", "tengo". What somebody tells of others begins otherwise. */
const INTRODUCES: Readonly<Record<string, RegExp>> = {
  de: /^(?:wir|ich)\s\p{Ll}+/iu,
  nl: /^(?:wij|we|ik)\s\p{Ll}+/iu,
  fr: /^(?:je\s|j['’]|nous\s|on\s(?:est|a|gère|tient)\s)/iu,
  es: /^(?:soy|somos|tengo|tenemos|llev[oa]m?o?s?|dirij[oa]|dirigimos|regent[oa]|regentamos|gestion[oa]|gestionamos|trabaj[oa]|trabajamos|estoy|estamos)\s/iu,
  it: /^(?:sono|siamo|ho|abbiamo|gestisco|gestiamo|dirigo|dirigiamo|lavoro|lavoriamo|mi chiamo)\s/iu,
  pt: /^(?:sou|somos|tenho|temos|dirijo|dirigimos|giro|gerimos|trabalho|trabalhamos|estou|estamos|chamo-me)\s/iu,
};

/** "… cómo se hace el inventario": what is done, asked for with "how"; any other verb says what it is, and stays. */
const HOW: Readonly<Record<string, string>> = {
  fr: String.raw`(?:comment\s(?:on (?:fait|gère|procède à|traite|organise)|nous (?:faisons|gérons|organisons)|se (?:fait|passe|déroule)(?:nt)?|fonctionnent?)\s)?`,
  es: String.raw`(?:cómo\s(?:se (?:hacen?|realizan?|llevan?|gestionan?|organizan?)|hacemos|gestionamos|llevamos|organizamos|funcionan?)\s)?`,
  it: String.raw`(?:come\s(?:si (?:fa|fanno|svolgono|svolge|gestiscono|gestisce)|facciamo|gestiamo|avviene|funzionano?)\s)?`,
  pt: String.raw`(?:como\s(?:se (?:fa|faz|fazem|realizam?|gerem?)|fazemos|gerimos|funcionam?|é feit[ao])\s)?`,
};
/** "… cómo se entregan las sábanas" */
const HOW_DONE: Readonly<Record<string, string>> = {
  fr: String.raw`comment\s(?:on|nous|se)\s`,
  es: String.raw`cómo\s`,
  it: String.raw`come\s`,
  pt: String.raw`como\s`,
};

const LITTLE = String.raw`(?:\p{L}+\s){0,3}?`;
/** What is wanted to be written down, in the words of somebody who has not called it a procedure; the group is the task. */
const WRITES_DOWN: Readonly<Record<string, RegExp>> = {
  de: new RegExp(
    String.raw`(?<!\p{L})(?:möchten?|will|wollen|würden?|müssen|muss|sollen?)\s${LITTLE}(?:den|die|das|unsere[nrs]?|eine?n?)\s(?<task>[^,;:.?!]{3,80}?)\s(?:(?:endlich|sauber|einheitlich|klar|schriftlich|genau|neu|besser|verbindlich|einmal|gut|mal|einfach|gerne?|jetzt|nun|ordentlich)\s){0,3}(?:beschreiben|regeln|festhalten|festlegen|dokumentieren|aufschreiben|vereinheitlichen|standardisieren|verschriftlichen|formalisieren)(?!\p{L})`,
    'iu',
  ),
  nl: new RegExp(
    String.raw`(?<!\p{L})(?:willen|wil|wilden|zouden|zou|moeten|moet)\s${LITTLE}(?:de|het|onze|ons|een)\s(?<task>[^,;:.?!]{3,80}?)\s(?:(?:eindelijk|goed|duidelijk|eens|graag|nu|beter|schriftelijk|netjes)\s){0,3}(?:vastleggen|beschrijven|regelen|uitschrijven|documenteren|opschrijven|standaardiseren)(?!\p{L})`,
    'iu',
  ),
  fr: new RegExp(
    String.raw`(?<!\p{L})(?:voudr|aimer|souhait|veux|voulons|veut|faudrait|dois|devons)\p{L}*\s${LITTLE}(?:formaliser|mettre (?:à plat|par écrit|au clair|au propre|noir sur blanc)|décrire|rédiger|documenter|structurer|cadrer|clarifier|uniformiser|standardiser)\s(?:enfin\s)?${HOW['fr']}(?<task>(?:${HOW_DONE['fr']}|(?:le|la|les|notre|nos)\s|l['’])[^,;:.?!]{3,80})`,
    'iu',
  ),
  es: new RegExp(
    String.raw`(?<!\p{L})(?:quier|quer|quisi|necesit|gustaría)\p{L}*\s(?:dejar (?:por escrito|escrit[oa]|clar[oa])|poner (?:por escrito|en limpio|en orden)|formalizar|describir|documentar|ordenar|redactar|regular|unificar)\s${HOW['es']}(?<task>(?:${HOW_DONE['es']}|(?:el|la|los|las|nuestr[oa]s?)\s)[^,;:.?!]{3,80})`,
    'iu',
  ),
  it: new RegExp(
    String.raw`(?<!\p{L})(?:vorr|vogl|dobbiamo|devo)\p{L}*\s(?:mettere (?:per iscritto|nero su bianco)|formalizzare|descrivere|documentare|regolare|uniformare)\s${HOW['it']}(?<task>(?:${HOW_DONE['it']}|(?:il|lo|la|i|gli|le)\s|l['’]|(?:la nostra|il nostro)\s)[^,;:.?!]{3,80})`,
    'iu',
  ),
  pt: new RegExp(
    String.raw`(?<!\p{L})(?:gostar|quer|precis)\p{L}*\s(?:de\s)?(?:formalizar|pôr (?:por escrito|no papel)|deixar (?:por escrito|claro)|descrever|documentar|padronizar|uniformizar)\s${HOW['pt']}(?<task>(?:${HOW_DONE['pt']}|[oa]s?\s)[^,;:.?!]{3,80})`,
    'iu',
  ),
};

/** What only says which one is meant: "… que empieza el 20 de octubre". */
const RELATIVE = /\s(?:que|qui|dont|che|cui|die|dat|welche[rsn]?)\s.*$/iu;

/** What a sentence of a letter wants to have written down, whether or not it calls it a procedure; null where it wants nothing. */
export function wantedInLetter(sentence: string, lang: string): string | null {
  const named = introducesWriter(sentence, lang) ? documentIn(sentence, lang) : null;
  const task = wishInLetter(sentence, lang) ?? named ?? WRITES_DOWN[lang]?.exec(sentence)?.groups?.['task'];
  return task?.replace(RELATIVE, '').trim() ?? null;
}

/** Whether a sentence begins with who writes it, before anything is wanted: "Wir sind eine Druckerei und …". */
export function introducesWriter(sentence: string, lang: string): boolean {
  return INTRODUCES[lang]?.test(sentence) ?? false;
}
