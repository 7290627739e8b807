import type { ReadingProfile } from '../reading-profile.js';
import { romanceRetention } from './retention.js';

export const spanishReading: ReadingProfile = {
  titles: [
    // "En la lavandería del hotel trabajamos así", "A partir del lunes cambia la entrada de mercancía"
    /^en (?:el |la |los |las |nuestr[oa] )([^.,:;\n!?]{3,50}?) (?:trabajamos|lo hacemos|funcionamos) (?:así|de esta (?:manera|forma)|como sigue)$/iu,
    /^(?:a partir de[l]?|desde) [^.,:;\n!?]{2,24}?,? cambian? (?:el |la |los |las )([^.,:;\n!?]{3,60})$/iu,
    /^(?:(?:desde|a partir de[l]?) [^,.:;]{2,24}?,?\s)?(?:el |la |los |las )([^,.:;\n!?]{3,60}?)\s(?:funcionan?|se (?:hacen?|gestionan?|realizan?)|van?) (?:así|de esta (?:manera|forma)|como sigue|(?:siempre )?(?:igual|de la misma (?:manera|forma)))$/iu,
    /^(?:queremos|quiero|vamos a|voy a|necesito|necesitamos|hay que|toca) (?:(?:dejar (?:por escrito|escrito|claro)|explicar|describir|escribir|documentar|apuntar|contar)(?:os|te|les|le)?),? (?:bien )?cómo (?:(?:se (?:hacen?|realizan?|llevan?|gestionan?)|hacemos|gestionamos|funciona|es|va) )?(?:el |la |los |las |un |una )?([^.:;\n!?]{3,80})$/iu,
    /^(?:le|te|os|les) escribo para (?:explicar|contar|decir|mandar|enviar)(?:le|te|os|les) (c[oó]mo [^.:;\n!?]{3,80})$/iu,
    /^(?:quería|queríamos|quiero|quisiera|me gustaría) (?:mandar|contar|explicar|pasar|enviar|escribir)(?:te|os|les|le) (?:por aquí |aquí )?c[oó]mo (?:se (?:hacen?|realizan?|llevan?|gestionan?) |hacemos |gestionamos |va |es |funciona )?(?:el |la |los |las )?([^.:;\n!?]{3,80})$/iu,
    /(?:^|[,!]\s)(?:(?:os|te|les|le) (?:dejo|paso|mando|cuento|explico|escribo|voy a (?:contar|explicar))|aquí (?:va|está|tenéis|tienes|tienen)|así (?:hacemos|se hace))\s+(?:el |la |los |las |c[oó]mo (?:se (?:hacen?|realizan?|llevan?|gestionan?) |hacemos |va |es |funciona )?(?:el |la |los |las )?)([^.:;\n!?]{3,120})$/iu,
    /^(?:[^.:;\n!?]{0,30}\b(?:necesito|necesitamos|escribe|escríbeme|quiero|queremos|crea|créame|haz|hazme|puedes hacer(?:me)?|podrías hacer(?:me)?|hace falta)\s+(?:un|una|el|la)?\s*)?(?:procedimiento|proceso|instrucciones|guía|protocolo|manual|sop|lista)\s+(?:para|de|del)\s+(?:el |la |los |las )?([^.:;\n!?]{3,120})$/iu,
  ],
  separator:
    /[,;]\s+(?:y\s+)?(?:luego\s+|después\s+(?!del?\s))?|\s+y\s+(?=\p{L}+(?:a|e)\s+(?:con|el|la|los|las|un|una)\b)/iuy,
  attached:
    /^(?:(?:solo|sólo|solamente|únicamente)(?!\s(?:después|entonces|cuando|si))|(?!faltando|sobrando|habiendo|teniendo|siendo|estando|cuando)\p{L}+(?:ando|iendo|ándo\p{L}+|iéndo\p{L}+)|por ejemplo|p\.\s?ej\.|sobre todo|es decir|preferiblemente|incluso|máx\.|mín\.|perdona|perdón|digo|mejor dicho|que|porque|ya que|cuando|donde|dejando|con|sin|para|si|pero|excepto|salvo|ni|no|siempre (?:en|con|al|por)|la|el|en menos de|antes de|hasta|durante|como máximo|\d{1,4}\s+(?:y|o))\s/iu,
  singleWordAction: /^\p{Ll}{3,}(?:a|ar|er|ir)$/u,
  connectives: /^(?:primero|luego|después(?!\s+del?\s)|a continuación|finalmente|por último|también)[,:]?\s+/iu,
  conditions: [
    /^(?:si|en caso de(?: que)?|cuando)\s+((?:[^,]|,\d){3,120}),\s+(.{3,300})$/iu,
    /^(?:si|cuando)\s+(.{3,80}?)\s+(se\s\p{L}+.{3,300})$/iu,
  ],
  trouble:
    /(?<!\p{L})(?:superior|inferior|demasiad\p{L}*|mojad\p{L}*|rechaz\p{L}*|nunca|no|ningun\p{L}*|falt\p{L}*|rot[oa]s?|rotura|dañ\p{L}*|mal|error\p{L}*|fall[ao]\p{L}*|averí\p{L}*|retras\p{L}*|perdid\p{L}*|pierd\p{L}*|queja\p{L}*|accidente\p{L}*|herid\p{L}*|fuga\p{L}*|emergencia|más de|menos de|por (?:encima|debajo)|supera\p{L}*|caduc\p{L}*|enferm\p{L}*|sospech\p{L}*|incidencia\p{L}*|problema\p{L}*|devuel\p{L}*|usad[oa])(?!\p{L})/iu,
  turnsAfterCondition: false,
  otherwise: {
    pattern:
      /^(.{3,120}?)[,;]\s+(?:si no,|si no(?=\s+(?:se\s)?\p{Ll}+(?:a|e|an|en|ar|er|ir)\s(?:al?|el|la|los|las|un|una|con|en|de)\s(?![^,]*\s(?:se|lo|la|le|los|las|les)\s\p{L}))|de lo contrario,?)\s+(.{3,200})$/iu,
    negate: (step) => `No se cumple: ${step}`,
  },
  rule: /^(?!(?:si|cuando)\s)[^,;:]{3,40}\s(?:(?:solo|sólo|únicamente)\s(?:se\s)?(?:puede|deben?|pueden)|pueden?\s[^,;:]{2,40}\s(?:solo|sólo|únicamente))(?!\p{L})|^(?!(?:si|cuando)\s)[^,;]{3,60}\s(?:no|nunca|jamás)\s(?:(?:se\s)?(?:deben?|pueden?)|se\s\p{L}+|son|es)(?:\s|-|$)|^(?:está|están|queda|quedan) (?:\p{L}+mente )?prohibid|^se prohíbe(?!\p{L})|^(?:nunca|jamás|no|prohibido|solo|sólo|únicamente)\b/iu,
  protective: /\b(?:guantes|gafas|mascarilla|delantal|casco|botas|chaleco)\b/giu,
  retention: romanceRetention(
    'es',
    'guardar|conservar|archivar|se (?:guardar?|conservar?|archivar?)(?:n|á|án)?|(?:deberán? |deben? )(?:guardar|conservar|archivar)se|(?:guardad|archivad|conservad)[oa]s?',
  ),
  limit: /\(?((?:máx\.|mín\.|máximo|mínimo|como máximo|como mínimo)\s?\d[^),;]{0,40})\)?/iu,
  subjects: [/^(?<person>\p{Lu}\p{Ll}+),\s+(?:el|la)\s+(?<role>\p{L}+(?:\sde\s\p{L}+)?),\s+(?<rest>.{3,300})$/u],
  goesOn: /^(?!(?:se|le|les|me)\s)\p{L}+(?:a|e|an|en)(?=\s|$)/iu,
  namedRoles: [
    /\bresponsables?(?:\s(?:es|son)|:)\s+(?:el |la |los |las )?(?<role>(?!tod[oa]s?\s)\p{L}+(?:\s\p{L}+){0,2})/giu,
  ],
  rewrites: [
    {
      // "se pliegan": the stem of the infinitive is another one; "y van": a second verb would stay as it is.
      pattern:
        /^(el|la|los|las)\s+(\p{L}+)\s+se\s+((?:(?!ie|ue)\p{L})+?)an?(?!\p{L})((?!.*\sy\s\p{L}+(?:an?|en?)(?!\p{L})).*)$/iu,
      replacement: (article, thing, verb, rest) => `${verb}ar ${article.toLowerCase()} ${thing}${rest}`,
    },
  ],
  scope: null,
  frequency:
    /\b(?:cada (?:día|mañana|tarde|noche|semana|mes|año|turno|hora|vez|lunes|martes|miércoles|jueves|viernes|sábado|domingo|fin de semana)|tod[oa]s l[oa]s (?:días|mañanas|tardes|noches|semanas|meses|años|lunes|martes|miércoles|jueves|viernes|sábados|domingos)|al (?:final|inicio|principio) del \p{L}+|diariamente|semanalmente|mensualmente)/iu,
};
