import type { ReadingProfile } from '../reading-profile.js';
import { romanceRetention } from './retention.js';

export const italianReading: ReadingProfile = {
  titles: [
    // "Da lunedì cambia il ritiro dei pacchi"
    /^per (?:il |la |lo |i |gli |le |l['’])([^.,:;\n!?]{3,60}?) (?:si fa|facciamo|funziona) (?:così|in questo modo|come segue)$/iu,
    /^(?:da|dal|dalla) [^.,:;\n!?]{2,20}? cambia(?:no)? (?:il |lo |la |i |gli |le |l['’])(?:(?:procedura|modo) (?:di|per) )?([^.,:;\n!?]{3,60})$/iu,
    /^(?:(?:dal|da) [^,.:;]{2,24}?,?\s)?(?:il |la |lo |i |gli |le |l['’])([^,.:;\n!?]{3,60}?)\s(?:funzionano?|si (?:fa|fanno|svolge|svolgono)|vanno|va) (?:così|in questo modo|come segue|(?:sempre )?(?:allo stesso modo|nello stesso modo|uguale))$/iu,
    /^(?:volevo|vorrei) (?:mandar|spiegar|scriver|raccontar)(?:ti|vi|le) come (?:(?:si fa|si fanno|facciamo|gestiamo|funziona) )?(?:il |la |lo |i |gli |le |l['’])?([^.:;\n!?]{3,80})$/iu,
    /^(?:vogliamo|voglio|vorrei|vorremmo|dobbiamo|devo) (?:mettere (?:per iscritto|nero su bianco)|descrivere|spiegare|scrivere|documentare|fissare),? come (?:(?:si fa|si fanno|funziona|si svolge|avviene|facciamo|gestiamo|va fatt[oa]) )?(?:il |la |lo |i |gli |le |l['’])?([^.:;\n!?]{3,80}?)(?:\s(?:si fa|funziona|si svolge|avviene))?$/iu,
    /^(?:[^.:;\n!?]{0,40}\b(?:mi serve|ci serve|scrivi(?:mi)?|crea(?:mi)?|fammi|vorrei|voglio|prepara(?:mi)?)\s+(?:una?|la|le|il)?\s*)?(?:procedura|processo|istruzioni|guida|protocollo|manuale|sop|lista)\s+(?:per|di|del|della|dei|delle|dell['’])\s*(?:il |la |lo |i |gli |le |l['’])?([^.:;\n!?]{3,120})$/iu,
    /^come\s+(?!d['’]accordo|da accordi|promesso|detto|concordato|anticipato)(?:si fa |facciamo |funziona )?(?:la |il |lo |l['’])?([^.:;\n!?]{3,120})$/iu,
    /(?:^|[,!]\s|^come (?:d['’]accordo|promesso|concordato)\s)(?:(?:vi|ti|le) (?:lascio|mando|spiego|scrivo)|ecco|qui c['’]è)\s+(?:come |la procedura (?:per|di) (?:il |la |lo |i |gli |le |l['’])?|il |la |lo |le |i |gli |l['’])([^.:;\n!?]{3,120})$/iu,
  ],
  separator: /[,;]\s+(?:e\s+)?(?:poi\s+)?|\s+e poi\s+/iuy,
  attached:
    /^(?:(?:solo|soltanto)(?!\s(?:dopo|poi|allora|quando|se))|entro|fino a|al massimo|(?!mancando|avendo|essendo|quando)\p{L}+(?:ando|endo)(?:l[oaie]|si|ne|gli)?|per esempio|ad esempio|p\.\s?es\.|soprattutto|cioè|ossia|preferibilmente|anche se|che|perché|poiché|così|quando|dove|se|ma|né|per|con|senza|non|mai|tranne|salvo|anche|di|da|\d{1,4}\s+[eo])\s/iu,
  singleWordAction: /^\p{Ll}{3,}(?:are|ere|ire)$/u,
  connectives: /^(?:prima(?=\s+(?:si|il|la|lo)\s)|poi|dopo(?=[,:])|quindi|infine|inoltre|per prima cosa)[,:]?\s+/iu,
  conditions: [
    /^(?:se|in caso di|quando)\s+((?:[^,]|,\d){3,120}),\s+(?:allora\s+)?(.{3,300})$/iu,
    /^(?:se|quando)\s+(.{3,80}?)\s+((?:si|non si)\s\p{L}+.{3,300})$/iu,
  ],
  trouble:
    /(?<!\p{L})(?:superiore|inferiore|tropp\p{L}*|bagnat\p{L}*|rifiut\p{L}*|mai|non|nessun\p{L}*|manc\p{L}*|rott\p{L}*|danneggiat\p{L}*|error\p{L}*|sbagliat\p{L}*|guast\p{L}*|ritard\p{L}*|pers[oaie]|reclam\p{L}*|incident\p{L}*|ferit\p{L}*|perdit\p{L}*|emergenz\p{L}*|più di|meno di|sopra|sotto|supera\p{L}*|scadut\p{L}*|malat\p{L}*|dubbi\p{L}*|problem\p{L}*)(?!\p{L})/iu,
  turnsAfterCondition: false,
  otherwise: {
    pattern: /^(.{3,120}?)[,;]\s+(?:altrimenti|se no|sennò)\s+(.{3,200})$/iu,
    negate: (step) => `Condizione non soddisfatta: ${step}`,
  },
  rule: /^(?!(?:se|quando)\s)[^,;:]{3,40}\s(?:può|possono|devono|deve)\s(?:[^,;:]{2,40}\s)?(?:solo|soltanto|unicamente)(?!\p{L})|^(?!(?:se|quando)\s)[^,;]{3,60}\snon\s(?:deve|devono|può|possono|si\s\p{L}+|sono|è|vengono|viene)(?:\s|$)|^si vieta(?!\p{L})|^(?:mai|non|vietato|solo|soltanto|è vietato)\b/iu,
  protective: /\b(?:guanti|occhiali|mascherina|casco|grembiule|camice|gilet|scarpe antinfortunistiche)\b/giu,
  retention: romanceRetention(
    'it',
    'conservare|archiviare|da conservare|si (?:conserva|archivia)(?:no)?|si (?:conserver|archivier)(?:à|anno)|(?:vanno |va )?(?:conservat|archiviat)[oaie]',
  ),
  limit: /\(?((?:max\.?|min\.?|massimo|minimo|al massimo|almeno)\s?\d[^),;]{0,40})\)?/iu,
  subjects: [],
  goesOn: null,
  namedRoles: [
    /\bresponsabil[ei](?:\s(?:è|sono)|:)\s+(?:il |la |lo |i |gli |le )?(?<role>(?!tutt[oaie]\s)\p{L}+(?:\s\p{L}+){0,2})/giu,
  ],
  rewrites: [],
  scope: null,
  frequency:
    /\b(?:ogni (?:giorno|mattina|sera|notte|settimana|mese|anno|turno|ora|volta|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|tutt[ie] (?:i giorni|le mattine|le sere|le settimane|i mesi)|(?:quotidiana|settimanal|mensil)mente)/iu,
};
