import { spanishVerbs } from '../verbs/spanish.conjugation.js';
import { wordsOf } from '../verbs/verb-table.js';
import { type RomanceGrammar, romanceGrammar } from './romance-grammar.js';

/** "entregarle", "lavarse"; two pronouns would need an accent. */
function attach(infinitive: string, clitics: readonly string[]): string | null {
  return clitics.length === 1 ? infinitive + (clitics[0] ?? '') : null;
}

/** "revisa" → "revisar"; "riega" and "prueba" may have another vowel in the infinitive. */
function guess(form: string): string | null {
  return /(?:ie|ue|í|ú)[^aeiou]*an?$/u.test(form) || !/^\p{Ll}{3,}an?$/u.test(form)
    ? null
    : form.replace(/an?$/u, 'ar');
}

export const spanishGrammar = (): RomanceGrammar =>
  romanceGrammar({
    lang: 'es',
    verbs: spanishVerbs(),
    notVerbs: wordsOf('para entre bajo como una unas unan sobre media parte nada cada hasta ante tras fuera'),
    nouns: wordsOf(
      'firma copia nota marca lista entrada compra carga descarga reserva visita consulta prueba entrega muestra factura mezcla toma cuenta pausa plancha ducha limpia seca cita pesa alarma forma causa cura ayuda lanza guía corta llena separa cambio paso uso control registro corte cierre toque cobro aviso cargo envío apunte informe baja pasa sierra raspa nombre',
    ),
    determiners:
      'el|la|los|las|lo|un|una|unos|unas|cada|tod[oa]s?|su|sus|mi|mis|nuestr[oa]s?|est[ea]|est[oa]s|es[ea]|es[oa]s|otr[oa]s?|ambos|ambas|dos|tres|cuatro|cinco|seis|diez|vari[oa]s|algún|alguna|cualquier|aquell[oa]s|más|que',
    plural:
      'los|las|unos|unas|todos|todas|sus|estos|estas|esos|esas|otros|otras|ambos|ambas|dos|tres|cuatro|cinco|varios|varias',
    clitics: 'me|te|se|le|les|lo|la|los|las|nos|os',
    objects: 'lo|la|los|las',
    pluralObjects: /^l[aeo]s$/iu,
    subjects: '',
    attach,
    reflexive: 'se',
    reflexiveVerbs:
      /^(?:sentar|acercar|registrar|identificar|cambiar|desvestir|vestir|lavar|duchar|presentar|dirigir|quedar|colocar|tumbar|acostar|levantar|asegurar|poner|quitar)$/u,
    personalVerbs:
      /^(?:sentar|acercar|registrar|identificar|desvestir|vestir|duchar|presentar|dirigir|quedar|acostar|llamar)$/u,
    negatedBehind: /^(?!)/u,
    isImpersonal: true,
    nobody: /^(?:nosotros|nosotras|yo|tú|usted|ustedes)\s/iu,
    same: /^(?:él|ella|ellos|ellas)\s/iu,
    whoever:
      'quien|quienes|la persona que|toda persona que|cualquier persona que|todo el que|(?:el|la) (?:últim|primer)[oa]? (?:que|en)|el que|la que|los que',
    adverbs: 'siempre|también|primero|luego|después|entonces|antes|ya|inmediatamente|\\p{Ll}+mente',
    obligations: /^(?:deben?|deberán?|tienen? que|tendrán? que|ha de|han de|debes|tienes que|debemos|tenemos que)\s/iu,
    impersonalObligations:
      /^(?:hay que|habrá que|toca|hace falta|conviene|debes|debéis|tienes que|tenés que|tenéis que|tenemos que|debemos|has de|es (?:necesario|obligatorio|preciso|importante|fundamental|imprescindible|indispensable|recomendable)|se (?:debe|deben|deberán?|tiene que)|(?:deben?|deberán?|tienen? que|ha de)(?=\s\p{Ll}+[aei]rse(?!\p{L})))\s(?=\p{Ll}+[aei]r)/iu,
    passive:
      'es|son|será|serán|debe ser|deben ser|deberá ser|deberán ser|tiene que ser|tienen que ser|ha de ser|han de ser',
    mustBe: 'deben ser',
    states:
      /^(?:obligad|prohibid|conocid|permitid|limitad|autorizad|compartid|reservad|elevad|cerrad|abiert|debid)[oa]s?$/iu,
    agent: /(?<!\p{L})por\s(?:el|la|los|las|un|una|cada|su|nuestr|quien|dos|tres|alguien|personal|otr)/iu,
    subordinators: 'que|quien|quienes|cuando|si|donde|porque|aunque|mientras|como|hasta que|no|nunca',
    and: 'y|e',
    coordinators: 'y|e|o|u|ni|pero|luego|después',
    leads:
      /^(?:al|a (?:fin|final|finales|principio|principios|mediados|primera|última) (?:de|del|hora)|a las?|a los|a la|cada|tod[oa]s l[oa]s|por la|por las|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|antes de|después de|tras|durante|en|desde|hasta|una vez|con|sin|para|según|mientras|dentro de|de (?:día|noche)|ahí|allí|aquí|ahora|mañana)\s/iu,
    conditionBehind: /^([^,]{4,160}?),?\s((?:si|cuando|en caso de(?: que)?)\s(?!no,)[^,]{3,120})$/isu,
    asking:
      /^(?:comprobar|verificar|ver|mirar|preguntar|revisar|controlar|decidir|confirmar|consultar|observar|evaluar|examinar|indicar|decir|avisar|averiguar|analizar|anotar|apuntar|registrar|informar|saber|determinar)(?:le|les|lo|la)?(?:\s|$)/iu,
    guess,
  });
