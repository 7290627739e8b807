import type { ReadingProfile } from '../reading-profile.js';

export const frenchReading: ReadingProfile = {
  titles: [
    /^(?:(?:il me faut|écris|écrivez|je veux|rédige[rz]?|crée[rz]?)\s+(?:une?|la|le)?\s*)?(?:procédure|processus|mode opératoire|instructions?|guide|protocole|sop|liste)\s+(?:de la |de l['’]|du |des |de |pour |d['’])(?:la |le |les |l['’])?([^.:;\n!?]{3,120})$/iu,
    /^comment\s+([^.:;\n!?]{3,120})$/iu,
  ],
  separator: /[,;]\s+(?:puis\s+|et\s+)?|\s+puis\s+/iuy,
  attached: /^(?:qui|que|dont|où|si|sauf|mais|ni|pour|afin|avec|sans|\d{1,4}\s+(?:et|ou))\s/iu,
  singleWordAction: /^\p{Ll}{3,}(?:er|ir|re)$/u,
  connectives: /^(?:d['’]abord|ensuite|puis|enfin|après|également)[,:]?\s+/iu,
  conditions: [/^(?:si|en cas de|en cas d['’]|quand|lorsque?)\s*([^,]{3,120}),\s+(.{3,300})$/iu],
  otherwise: { pattern: /^(.{3,120}?),\s+sinon\s+(.{3,200})$/iu, negate: (step) => `Condition non remplie : ${step}` },
  rule: /^(?:ne\s|n['’]|jamais|interdit|seul(?:e|s|es)?\b|uniquement)/iu,
  protective: /\b(?:gants|lunettes|masque|casque|blouse|tablier|gilet|bouchons d['’]oreilles)\b/giu,
  retention:
    /^(?<name>.{0,80}?)(?:,\s*)?\b(?:à conserver|conserver|conservée?s?|conservation|archiver)\b.{0,20}?(?<keep>\d{1,3}\s+(?:jours|semaines|mois|ans|années))\b/iu,
  limit: /\(?((?:max\.|min\.|au maximum|au minimum|maximum|minimum)\s?\d[^),;]{0,40})\)?/iu,
  subjects: [
    /^(?:le|la|l['’]|les)\s?(?<role>(?:responsable|chef|agent|directeur|directrice|employé|technicien|magasinier|serveur|serveuse|cuisinier|gérant|gérante|comptable|infirmier|infirmière|opérateur)(?:\s(?:de|du|d['’])\s?\p{L}+|\s\p{Lu}{2,4})?)\s+(?<rest>\p{L}+e\s.{2,300})$/iu,
  ],
  goesOn: null,
  namedRoles: [
    /\b(?<role>responsable\s?(?:\p{Lu}{2,4}|de\s\p{L}+)?)\s?:\s?(?<person>(?:Mme|M\.|Mlle)\s\p{Lu}\p{L}+|\p{Lu}\p{L}+)/giu,
    /\b(?<person>(?:Mme|M\.|Mlle)\s\p{Lu}\p{L}+)/gu,
  ],
  rewrites: [
    {
      pattern: /^(\p{Ll}{3,})\s+(\p{L}+)é(e?)$/u,
      replacement: (noun, stem, feminine) => `${stem}er ${feminine === '' ? 'un' : 'une'} ${noun}`,
    },
    { pattern: /^points? (à\s.{2,80})$/iu, replacement: 'faire le point $1' },
  ],
  scope: /^(?:du|de la|de l['’]|de)\s.{3,60}?\s(?:à|au|jusqu['’])\s?.{3,80}$/iu,
  frequency: /\b(?:chaque \p{L}+|tous les \p{L}+|toutes les \p{L}+|quotidiennement|hebdomadaire|mensuel(?:le)?)\b/iu,
};
