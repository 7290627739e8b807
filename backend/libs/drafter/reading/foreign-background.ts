import { actorOf } from '../languages/actors.js';
import { foreignOrder, romanceGrammarOf } from '../languages/clauses/foreign-order.js';
import { isFiniteWord, isNounAsWell, isStative } from '../languages/clauses/romance-grammar.js';

/** What has happened, and what somebody finds of it, by language. */
const TOLD: Readonly<Record<string, RegExp>> = {
  es: /^(?:otra vez|de nuevo) (?:(?:nos|me|se|le|les) )?(?:han|ha|hemos|he)\s|^(?:a partir d|desde )[^,]{2,25}\s(?:cambian?|empieza|entra)\s|^(?:ya )?(?:es|van) (?:ya )?(?:la |las )?\p{L}+ (?:vez|veces)(?!\p{L})|(?<!\p{L})(?:(?:he|hemos|nos han|me han) (?:vuelto a )?(?:tenid|vist|recibid|encontrad|perdid|pasad)o|tuvimos|hubo|ha habido|ha pasado|pasó|ocurrió|estoy (?:hart|cansad)[oa]|estamos (?:hart|cansad)[oa]s)(?!\p{L})|^(?:esto |así )?no (?:es normal|puede ser|es posible|puede seguir así|es de recibo)(?:[!.]*$| que\s)/iu,
  fr: /^(?:à partir d|dès )[^,]{2,25}\s(?:changent?|change)\s|^(?:c['’]est|ça fait) (?:encore |déjà )?(?:la |le )?\p{L}+ fois(?!\p{L})|(?<!\p{L})(?:(?:on|nous|j)\s?['’]?(?:a|avons|ai) (?:encore |déjà |souvent )?(?:eu|vu|reçu|perdu|trouvé|constaté)|il y a eu|s['’]est (?:encore )?produit)(?!\p{L})|^(?:ce n['’]est|c['’]est) (?:pas (?:normal|possible|acceptable)|inadmissible|inacceptable)(?:[!.]*$| que?\s| qu['’])/iu,
  it: /^(?:di nuovo|ancora una volta) (?:(?:ci|mi|si) )?(?:hanno|ha|abbiamo|ho)\s|^(?:a partire da|da )[^,]{2,25}\s(?:cambian?o?)\s|^(?:è|sono) (?:già |ormai )?(?:la |le )?\p{L}+ (?:volta|volte)(?!\p{L})|(?<!\p{L})(?:(?:ho|abbiamo) (?:di nuovo |già )?(?:avuto|visto|ricevuto|trovato|perso)|c['’]è stato|ci sono stati|è successo|sono stuf[oa])(?!\p{L})|^(?:così |questo )?non (?:è (?:possibile|normale|accettabile)|può andare avanti così|va bene)(?:[!.]*$| che\s)/iu,
  pt: /^(?:a partir d)[^,]{2,25}\s(?:muda|mudam)\s|^(?:já )?(?:é|são) (?:já )?(?:a |as )?\p{L}+ (?:vez|vezes)(?!\p{L})|(?<!\p{L})(?:tivemos|houve|aconteceu|(?:vi|achei|encontrei|recebemos|perdemos) (?:de novo|outra vez|ontem)|estou (?:cansad|fart)[oa]|não aguento)(?!\p{L})|^(?:isso |assim )?não (?:é (?:possível|normal|aceitável)|dá mais|pode ser|pode continuar assim)(?:[!.]*$| que\s)/iu,
};
/** These tell what is so, and no work; "ha" and "a" also begin what has happened. */
const IS_SO =
  /^(?:es|son|est[áa]|están|tienen?|llegan?|chegam?|arrivent?|arriva|arrivano|corren?|vencen?|caducan?|quedan?|cuestan?|existen?|pertenecen?|corresponden?|dependen?|incluyen?|est|sont|restent?|ont|coûtent?|existent?|appartiennent|dépend(?:ent)?|comprend|comprennent|è|sono|ha|hanno|resta|restano|costano?|spettano?|dipend[eo]no?|é|são|estão|tem|têm|ficam?|custam?|pertencem?|dependem?|inclu(?:i|em)|dura|duran|durano|duram|dure|durent)$/iu;
/** What has to be so: a rule. */
const HAS_TO_BE =
  /(?<!\p{L})(?:debe|deben|deberá|deberán|tienen? que|doit|doivent|devra|devront|deve|devono|dovrà|dovranno|devem|deverá|deverão|t[eê]m (?:que|de)|precisam?)\s(?:\p{L}+mente\s)?(?:ser|estar|tener|haber|contener|permanecer|être|avoir|rester|essere|avere|restare|rimanere|ter|ficar|conter|permanecer)(?!\p{L})/iu;
/** Restricts what is so to some, or tells what is owed: a rule as well. */
const RESTRICTS =
  /(?<!\p{L})(?:reservad[oa]s?|réservée?s?|riservat[oaie]|obligatori[oa]s?|obligatoires?|obbligatori[oae]?|obrigatóri[oa]s?|exclusivamente|exclusivement|esclusivamente|unicamente|únicamente|uniquement|solo|sólo|soltanto|responsables?|responsabil[ei]|responsáve(?:l|is)|apenas|somente|siempre|toujours|sempre)(?!\p{L})/iu;
/** "Podrán teletrabajar los empleados …": who may do what. */
const ALLOWED =
  /^(?:podrán?|pueden|poderão|podem|possono|potranno|peuvent|pourront)\s(?:\p{Ll}+(?:[aei]r|re|rsi|rse))(?!\p{L})/iu;
/** "Sono per targa", "c'est dans l'armoire": of what was named before; "è vietato" and "es necesario" are no such thing. */
const IS_ALONE =
  /^(?:sono|è|son|es|são|é|c['’]est|ce sont)\s(?:per|in|nel|nella|sul|sulla|por|en|para (?:el|la)|de (?:la|el)|do|da|no|na|em|dans|sur|au|à la|pour|de la|du)\s/iu;
/** "alguém esquece a torneira aberta": what annoys whoever writes. */
const SOMEBODY_FORGETS =
  /(?<!\p{L})(?:alguém|alguien|quelqu['’]un|qualcuno)\s(?:sempre |siempre |toujours )?(?:esquece|se olvida|olvida|deja|oublie|laisse|dimentica|lascia|deixa)(?!\p{L})/iu;
/** "è aperta dalle 7 alle 19": hours are so, and nobody's work. */
const OPEN_FROM_TO =
  /(?<!\p{L})(?:apert|ouvert|abert|abiert|chius|fermé|fechad|cerrad)\p{L}*\s(?:dalle|de|da|das)\s\d[^,;]{0,8}\s(?:alle|al?|à|às)\s\d/iu;
/** "Durante la campaña | la recepción está abierta": when something is so. */
const DURING =
  /^(?:durante|pendant|durant)\s(?:(?:la|el|il|lo|le|les|los|las|o|a|os|as|i|gli)\s|l['’])\p{L}+(?:\s(?:de|di|del|della|da|do|du|des)\s\p{L}+)?,?\s(?=(?:(?:la|el|il|lo|le|les|los|las|o|a|os|as|i|gli)\s|l['’])\p{L})/iu;
const MAY = /^(?:podrán?|pueden?|poderá|poderão|podem?|possono|può|potranno|peut|peuvent|pourront)$/iu;
const MAX_WORDS_OF_SUBJECT = 7;
/** What has happened is told by the first verb. */
const MAX_WORDS_OF_OPENING = 8;
/** Opens a clause that has no subject of its own. */
const NO_SUBJECT = /^(?:si|se|quand|quando|cuando|lorsque?|que|qui|che|quien|quem|chi|y|e|et|o|ou|ma|mas|mais|pero)$/iu;

/** "l'ordine arriva | e il magazziniere lo stampa": somebody acts in the second half. */
function actsBehind(clause: string, lang: string): boolean {
  const [, right = ''] = /\s(?:y|e|et|ed)\s(.{6,})$/isu.exec(clause) ?? [];
  return right !== '' && foreignOrder(right, lang)?.doer.kind === 'role';
}

/** How a clause of a Romance language reads that tells no work: what happened, what is so or what has to be so; null for any other. */
export function backgroundOf(clause: string, lang: string): 'told' | 'so' | 'rule' | null {
  const opening = clause.split(/\s+/u).slice(0, MAX_WORDS_OF_OPENING).join(' ');
  const isWhole = opening.length === clause.length;
  const isTold = TOLD[lang]?.test(isWhole ? clause : opening) || SOMEBODY_FORGETS.test(opening);
  if (isTold && !NO_SUBJECT.test(/^[\p{L}]+/u.exec(clause)?.[0] ?? '')) return 'told';
  const grammar = romanceGrammarOf(lang);
  if (!grammar || /:\s|=/u.test(clause)) return null;
  const time = DURING.exec(clause)?.[0];
  if (time !== undefined) return backgroundOf(clause.slice(time.length), lang) === 'so' ? 'so' : null;
  if (ALLOWED.test(clause)) return 'rule';
  if (IS_ALONE.test(clause) && !/(?<!\p{L})(?:que|qui|che|quien|quem)(?!\p{L})/iu.test(clause)) return 'so';
  const words = clause.split(/[\s,]+/u);
  const at = words.findIndex((word, place) => place > 0 && (isStative(word) || IS_SO.test(word)));
  const subject = words.slice(0, at);
  // "l'accès est réservé": the article and its noun are one word.
  const isElided = /^l['’]/iu.test(clause);
  const isWhoever = new RegExp(`^(?:${grammar.whoever})\\s`, 'iu').test(clause);
  const isNamed =
    (isWhoever || grammar.determiner.test(clause)) && at > (isElided ? 0 : 1) && at <= MAX_WORDS_OF_SUBJECT;
  if (!isNamed || subject.slice(isWhoever ? 2 : 1).some((word) => NO_SUBJECT.test(word))) return null;
  if (MAY.test(words[at] ?? '') && grammar.verbs.isInfinitive(words[at + 1] ?? '')) return 'rule';
  // "devono essere cancellati": something to do with it.
  const [, done = ''] = /\s(?:ser|être|essere)\s(\p{Ll}+)/u.exec(clause) ?? [];
  if (HAS_TO_BE.test(words.slice(at).join(' ')))
    return grammar.verbs.infinitiveOfParticiple(done) !== null && !RESTRICTS.test(clause) ? null : 'rule';
  // "sont à rendre", "é para guardar", "tiene que"
  const [verb = '', next = '', second = ''] = words.slice(at);
  // "son para guardar", "tiene que", "ha de": what has to be done.
  const isOwed =
    /^que$/iu.test(next) ||
    (/^(?:à|a|da|para|por|de)$/iu.test(next) && grammar.verbs.isInfinitive(second)) ||
    (/^(?:ha|han|t[eê]m)$/iu.test(verb) && /^de$/iu.test(next));
  // "la valoración dura 45 minutos": so long takes a part of the work.
  const isLong = /^dur/iu.test(verb) && /(?<!\p{L})(?:minut|hor|or[ae]|heure)/iu.test(clause);
  const isSo = IS_SO.test(verb) && !isOwed && !isLong;
  // What stands behind the article is a noun, whatever it looks like: "les places".
  const isDone =
    !isWhoever &&
    subject.slice(isElided ? 1 : 2).some((word) => isFiniteWord(word, grammar) && !isNounAsWell(word, grammar));
  // "sont fermées", "è chiusa" may tell work; "está cerrada" tells how it is, unless somebody does it.
  const isOfWork = grammar.verbs.infinitiveOfParticiple(next) !== null && !RESTRICTS.test(next);
  const isPassive =
    isOfWork &&
    !OPEN_FROM_TO.test(clause) &&
    (!/^est/u.test(verb.toLowerCase()) || lang === 'fr' || actorOf(clause, lang) !== null);
  if (!isSo || isDone || isPassive || actsBehind(clause, lang)) return null;
  return RESTRICTS.test(clause) ? 'rule' : 'so';
}
