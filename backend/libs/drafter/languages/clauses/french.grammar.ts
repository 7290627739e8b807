import { frenchVerbs } from '../verbs/french.conjugation.js';
import { wordsOf } from '../verbs/verb-table.js';
import { type RomanceGrammar, romanceGrammar } from './romance-grammar.js';

/** "se laver", "s'asseoir", "le signer", "lui remettre"; of two pronouns the order is not plain. */
function attach(infinitive: string, clitics: readonly string[]): string | null {
  const [clitic = ''] = clitics;
  if (clitics.length !== 1 || !/^(?:se|les?|la|l['’]|lui|leur)$/u.test(clitic)) return null;
  if (/^(?:les|lui|leur)$/u.test(clitic)) return `${clitic} ${infinitive}`;
  const isElided = /^[aeiouyhéèêâî]/iu.test(infinitive);
  return isElided ? `${clitic.charAt(0)}'${infinitive}` : `${clitic.replace(/^l['’]$/u, 'le')} ${infinitive}`;
}

/** "tronçonne" → "tronçonner"; an open e or a doubled consonant may be another one in the infinitive. */
function guess(form: string): string | null {
  if (!/^\p{Ll}{3,}e(?:nt)?$/u.test(form) || /(?:è\p{L}{1,2}|[ou]i|ell|ett|vr|fr|euill)e(?:nt)?$/u.test(form))
    return null;
  return form.replace(/e(?:nt)?$/u, 'er');
}

const WEEKDAYS = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';

export const frenchGrammar = (): RomanceGrammar =>
  romanceGrammar({
    lang: 'fr',
    verbs: frenchVerbs(),
    notVerbs: wordsOf('entre est sont tout toute seconde semaine montre mois suite outre'),
    nouns: wordsOf(
      'porte place fiche note liste caisse commande livre règle charge contrôle copie signe forme change part sort sens cours lit marque visite demande facture remise mesure recherche garde pose presse pompe trie masse taille arrête adresse cale colle date grille laisse limite pile réserve sonde tire transfert balance brosse',
    ),
    determiners:
      "le|la|les|l['’]|un|une|des|du|de l['’]|de la|chaque|tout|toute|tous|toutes|son|sa|ses|leur|leurs|mon|ma|mes|notre|nos|votre|vos|ce|cet|cette|ces|deux|trois|quatre|cinq|six|dix|plusieurs|quelques|ceux|celui|celles|celle|que|qu['’]",
    plural: 'les|des|tous|toutes|ses|leurs|mes|nos|vos|ces|deux|trois|quatre|cinq|six|dix|plusieurs|quelques',
    clitics: "me|te|se|le|la|les|lui|leur|y|en|nous|vous|m['’]|t['’]|s['’]|l['’]",
    objects: "le|la|les|l['’]",
    pluralObjects: /^l[aeo]s$/iu,
    subjects: 'je|tu|on|nous|vous|il|elle|ils|elles',
    attach,
    reflexive: 'se',
    reflexiveVerbs:
      /^(?:asseoir|approcher|présenter|diriger|laver|habiller|déshabiller|changer|placer|installer|assurer|inscrire|signaler|rendre|servir|doucher|préparer|équiper)$/u,
    personalVerbs:
      /^(?:asseoir|approcher|présenter|diriger|habiller|inscrire|rendre|doucher|faire|trouver|situer|passer|composer|arrêter|terminer|finir|ouvrir|fermer|dérouler|sentir|casser|appliquer|tenir|voir|limiter|suivre)$/u,
    isImpersonal: false,
    nobody: /^(?:l['’]on|on|nous|je|j['’]|tu|vous)(?:\s|(?<=['’]))/iu,
    same: /^(?:il|elle|ils|elles)\s/iu,
    negatedBehind: /^(?:pas|jamais|plus|rien|point|personne)(?!\p{L})|^(?:\S+\s){0,2}(?:pas|jamais)(?!\p{L})/iu,
    whoever:
      'l[ea] (?:dernier|dernière|premier|première) (?:qui|à)|celui qui|celle qui|ceux qui|la personne qui|quiconque|toute personne qui|tous ceux qui',
    adverbs: "toujours|ensuite|puis|aussi|également|alors|d['’]abord|enfin|bien|\\p{L}+ment",
    obligations:
      /^(?:doit|doivent|devra|devront|dois|devons|devez)\s(?:(?:toujours|ensuite|aussi|également|alors)\s)?/iu,
    impersonalObligations:
      /^(?:(?:il )?(?:faut|faudra)|(?:il )?(?:ne )?faut (?:surtout )?pas oublier d(?:e\s|['’])|il convient d(?:e\s|['’])|il est (?:nécessaire|obligatoire|impératif|important|essentiel|indispensable|recommandé|conseillé) d(?:e\s|['’])|il y a lieu d(?:e\s|['’]))\s?(?=(?:bien\s|toujours\s|\p{L}+ment\s)?\p{L}+(?:er|ir|re)(?!\p{L}))/iu,
    passive: 'est|sont|sera|seront|doit être|doivent être|devra être|devront être',
    mustBe: 'doivent être',
    states:
      /^(?:fermé|ouvert|situé|installé|équipé|prévu|connu|autorisé|interdit|réservé|occupé|composé|limité|branché|allumé|éteint|bloqué|cassé|terminé|fini|conseillé|recommandé|demandé|concerné|destiné|chargé|tenu|fixé|lié|gelé|congelé|mouillé|fait|assuré|joint|compris|admis|livré|disposé|exposé|estimé|offert|payé|servi|suivi|vu|sorti|entré|monté|passé|rentré|resté|retourné|descendu|perdu|conservé|dirigé)e?s?$/iu,
    agent:
      /(?<!\p{L})par\s(?:le|la|les|l['’]|un|une|des|chaque|mon|notre|nos|celui|celle|ceux|deux|trois|du personnel|quelqu)/iu,
    subordinators:
      "qui|que|qu(?=['’])|dont|où|quand|lorsque|lorsqu(?=['’])|si|parce|car|puisque|comme|ne|n(?=['’])|pas|jamais|afin",
    and: 'et',
    coordinators: 'et|ou|ni|mais|puis|ensuite',
    leads: new RegExp(
      `^(?:le (?:matin|soir|midi|${WEEKDAYS})|la nuit|chaque|tous les|toutes les|après|avant|pendant|durant|à|au|aux|dès|en|dans|sur|sous|une fois|lors|ensuite|avec|sans|pour|selon|vers|depuis|ici|là|chez|côté|enfin|demain|de (?:jour|nuit))\\s`,
      'iu',
    ),
    conditionBehind:
      /^([^,]{4,160}?),?\s((?:(?:si|s['’]ils?|quand|lorsque|dès que|en cas de)\s|(?:lorsqu|dès qu|en cas d)['’])(?!besoin)[^,]{3,120})$/isu,
    asking:
      /^(?:s['’]assurer|vérifier|contrôler|regarder|voir|demander|noter|décider|savoir|confirmer|observer|évaluer|examiner|indiquer|dire|déterminer|tester|consulter|signaler|préciser)(?:\s|$)/iu,
    guess,
  });
