import type { ReadingProfile } from '../reading-profile.js';
import { romanceRetention } from './retention.js';

export const frenchReading: ReadingProfile = {
  titles: [
    // "À partir de lundi, la réception des colis change"
    /^(?:à partir d[eu]|dès) [^.,:;\n!?]{2,24}?,? (?:le |la |les |l['’])([^.,:;\n!?]{3,60}?) change(?:nt)?$/iu,
    // "voici comment on fait désormais pour l'ouverture du magasin"
    /(?:^|[,!]\s)(?:voici|voilà) comment on (?:fait|procède|s['’]y prend)\s(?:\p{L}+\s)?pour (?:le |la |les |l['’])?([^.:;\n!?]{3,120})$/iu,
    /^(?:(?:à partir du|dès le|depuis le) [^,.:;]{2,24}?,?\s)?(?:le |la |les |l['’])([^,.:;\n!?]{3,60}?)\s(?:fonctionnent?|se (?:fait|font|passent?|déroulent?)) (?:comme (?:ça|ceci|suit)|ainsi|de la façon suivante|(?:toujours )?(?:de la même (?:façon|manière)|pareil))$/iu,
    /^(?:on (?:veut|va|voudrait)|nous (?:voulons|allons|voudrions)|je (?:veux|voudrais|vais|voulais)|il faut|il faudrait) (?:(?:te|t['’]|vous|leur) ?)?(?:mettre par écrit|noter|décrire|expliquer|écrire|documenter|fixer|rédiger),? comment (?:on |nous )?(?:(?:se (?:fait|passe|déroule)|fonctionne) )?(?:le |la |les |l['’])?([^.:;\n!?]{3,80}?)(?:\s(?:se (?:fait|font|passe|passent|déroule|déroulent)|fonctionne))?$/iu,
    /^(?:petit |un |dernier )*(?:rappel|mémo|note)s?\s+(?:pour|sur|concernant)\s+(?:la |le |les |l['’])?([^.:;\n!?]{3,80})$/iu,
    /^(?:(?:[^.:;\n!?]{0,30}\b(?:besoin|faut|peux|pouvez|pourrais|pourriez|faire|fais|voudrais|aimerais|veux|écris|écrivez|rédige[rz]?|crée[rz]?))\s+(?:(?:moi|me|nous)\s+)?(?:faire\s+)?(?:d['’])?(?:une?|la|le)?\s*)?(?:procédure|processus|mode opératoire|instructions?|guide|protocole|sop|liste)\s+(?:de la |de l['’]|du |des |de |pour |d['’])(?:la |le |les |l['’])?([^.:;\n!?]{3,120})$/iu,
    /^comment\s+([^.:;\n!?]{3,120})$/iu,
    /(?:^|[,!]\s)(?:je (?:te|vous) (?:laisse|envoie|passe|explique|mets|décris|résume)|voici|voilà)\s+(?:le |la |les |l['’]|comment (?:on |(?:se (?:passe|passent|fait|font|déroule|déroulent)|fonctionnent?) (?:le |la |les |l['’]))?)([^.:;\n!?]{3,120})$/iu,
  ],
  separator: /[,;]\s+(?:puis\s+|et\s+)?|\s+puis\s+/iuy,
  attached:
    /^(?:(?:seulement|uniquement)(?!\s(?:après|ensuite|alors|quand|si))|en\s(?:l[ea]s?\s|l['’])?\p{L}+ant|par exemple|p\.\s?ex\.|surtout|notamment|y compris|hormis|excepté|soit|de préférence|c['’]est-à-dire|même|sinon|qui|que|dont|où|si|sauf|mais|ni|pour|afin|avec|sans|toujours (?:en|au|à|dans|avec)|\d{1,4}\s+(?:et|ou))\s/iu,
  singleWordAction: /^\p{Ll}{3,}(?:er|ir|re)$/u,
  connectives: /^(?:d['’]abord|ensuite|puis|enfin|après(?=[,:])|également)[,:]?\s+/iu,
  conditions: [
    /^(?:si\s|(?=s['’]ils?\s)|en cas de\s|en cas d['’]|quand\s|lorsque?\s|lorsqu['’])((?:[^,]|,\d){3,120}),\s+(.{3,300})$/iu,
  ],
  trouble:
    /(?<!\p{L})(?:inférieur\p{L}*|supérieur\p{L}*|trop|mouillé\p{L}*|refus\p{L}*|jamais|ne|n['’]\p{L}+|pas|manqu\p{L}*|cass\p{L}*|abîm\p{L}*|endommag\p{L}*|erreur\p{L}*|faux|fausse|panne|retard\p{L}*|perd\p{L}*|plainte\p{L}*|accident\p{L}*|bless\p{L}*|fuite\p{L}*|urgence|plus de|moins de|dépass\p{L}*|périm\p{L}*|malade\p{L}*|doute|anomalie\p{L}*|écart\p{L}*|défaut\p{L}*|problème\p{L}*)(?!\p{L})/iu,
  turnsAfterCondition: false,
  otherwise: {
    pattern: /^(.{3,120}?)\s?[,;]\s+sinon\s+(.{3,200})$/iu,
    negate: (step) => `Condition non remplie : ${step}`,
  },
  rule: /^(?!(?:si|quand)\s)[^,;:]{3,40}\s(?:ne\s(?:peut|peuvent|doit|doivent)\s[^,;:]{2,40}\sque?(?=\s|['’])|ne\s(?:peut|peuvent|doit|doivent)\s[^,;:]{2,40}\squ['’])|^(?:il est )?(?:\p{L}+ment )?interdit|^aucune?\s.{2,60}\sne\s|^(?:merci de ne\s|ne\s|n['’]|jamais|interdit|seul(?:e|s|es)?\b|uniquement)|^(?!si\s|veiller|s['’]assurer|vérifie|contrôle)(?!.*\bsinon\b)[^,;]{2,40}\s(?:ne\s|n['’])[^,;]{2,60}\s(?:jamais|pas|rien)(?:\s|$)/iu,
  protective: /\b(?:gants|lunettes|masque|casque|blouse|tablier|gilet|bouchons d['’]oreilles)\b/giu,
  retention: romanceRetention('fr', 'à conserver|conserver|conservée?s?|gardée?s?|archivée?s?|conservation|archiver'),
  limit: /\(?((?:max\.|min\.|au maximum|au minimum|maximum|minimum)\s?\d[^),;]{0,40})\)?/iu,
  subjects: [],
  goesOn: null,
  namedRoles: [
    /\b(?<role>[Rr]esponsable\s?(?:\p{Lu}{2,4}|de\s\p{L}+)?)\s?:\s?(?<person>(?:Mme|M\.|Mlle)\s\p{Lu}\p{L}+|\p{Lu}\p{L}+)/gu,
    /\b(?<person>(?:Mme|M\.|Mlle)\s\p{Lu}\p{L}+)/gu,
  ],
  rewrites: [
    {
      pattern: /^(\p{Ll}{3,})\s+(\p{L}+)é(e?)$/u,
      replacement: (noun, stem, feminine) => `${stem}er ${feminine === '' ? 'un' : 'une'} ${noun}`,
    },
    { pattern: /^points? (à\s.{2,80})$/iu, replacement: 'faire le point $1' },
  ],
  scope: /^(?:du|de la|de l['’]|de)\s[^:]{3,60}?\s(?:à|au|jusqu['’])\s?[^:]{3,80}$/iu,
  frequency:
    /\b(?:chaque (?:jour|matin|soir|nuit|semaine|mois|année|heure|fois|service|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|tou(?:s|tes) les (?:(?:deux|trois|quatre|\d+) )?(?:jours|matins|soirs|nuits|semaines|mois|ans|heures|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)|quotidiennement|hebdomadaire|mensuel(?:le)?)\b/iu,
};
