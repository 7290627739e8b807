import { portugueseVerbs } from '../verbs/portuguese.conjugation.js';
import { wordsOf } from '../verbs/verb-table.js';
import { type RomanceGrammar, romanceGrammar } from './romance-grammar.js';

/** "entregar-lhe", "lavar-se", "guardá-los" */
function attach(infinitive: string, clitics: readonly string[]): string | null {
  const [clitic = ''] = clitics;
  const accents: Readonly<Record<string, string>> = { a: 'á', e: 'ê', i: 'i' };
  if (clitics.length === 1 && /^[oa]s?$/u.test(clitic) && /[aei]r$/u.test(infinitive))
    return `${infinitive.slice(0, -2)}${accents[infinitive.slice(-2, -1)] ?? ''}-l${clitic}`;
  return clitics.length === 1 && /^(?:lhes?|se)$/u.test(clitic) ? `${infinitive}-${clitic}` : null;
}

/** "rosqueia" may be of an infinitive in -ear; "parafusa" → "parafusar". */
function guess(form: string): string | null {
  return /^\p{Ll}{3,}(?:a|am)$/u.test(form) && !/(?:ei|[aiu]d)am?$/u.test(form) ? form.replace(/am?$/u, 'ar') : null;
}

export const portugueseGrammar = (): RomanceGrammar =>
  romanceGrammar({
    lang: 'pt',
    verbs: portugueseVerbs(),
    notVerbs: wordsOf(
      'para entre sobre como visto pela pelo pelas cada era toda fora a um uma outra ante segundo nota rol',
    ),
    nouns: wordsOf(
      'firma marca lista entrega carga descarga reserva visita consulta prova compra conta pausa limpa seca pesa forma causa cura ajuda corta troca controle registro corte toque aviso cadastro passa chama serra raspa cobra cola escova espera limpe medida pedido caixa testa troco uso junta trava molho segue escuta lacre baixa volta tampa parte cultiva mostra partido pega pergunta procura prenda tinta tranca vista venda serve selo rega',
    ),
    determiners:
      'o|a|os|as|um|uma|uns|umas|cada|tod[oa]s?|tudo|seus?|suas?|meus?|minhas?|noss[oa]s?|est[ea]s?|ess[ea]s?|outr[oa]s?|amb[oa]s|dois|duas|três|quatro|cinco|seis|dez|vári[oa]s|algum|alguma|qualquer|mais|que',
    plural:
      'os|as|uns|umas|todos|todas|seus|suas|nossos|nossas|estes|estas|esses|essas|outros|outras|ambos|ambas|dois|duas|três|quatro|cinco|seis|dez|vários|várias',
    clitics: 'me|te|se|lhe|lhes|nos',
    objects: '(?!)x',
    pluralObjects: /^[oa]s$/iu,
    subjects: '',
    attach,
    reflexive: 'se',
    reflexiveVerbs:
      /^(?:sentar|aproximar|apresentar|lavar|identificar|registrar|dirigir|posicionar|afastar|ajoelhar|vestir|deitar)$/u,
    personalVerbs:
      /^(?:sentar|aproximar|apresentar|identificar|registrar|dirigir|ajoelhar|vestir|deitar|chamar|encontrar)$/u,
    negatedBehind: /^(?!)/u,
    isImpersonal: true,
    nobody: /^(?:nós|eu|tu|você|vocês|a gente)\s/iu,
    same: /^(?:ele|ela|eles|elas)\s/iu,
    whoever: 'quem|[oa] (?:últim|primeir)[oa] (?:que|a)|a pessoa que|toda pessoa que|quem quer que',
    adverbs: 'sempre|também|primeiro|depois|antes|então|já|logo|aí|\\p{Ll}+mente',
    obligations:
      /^(?:devem?|deverão?|deverá|t[eê]m (?:que|de)|precisam?(?: de)?|temos (?:que|de)|terá que|terão que|há de)\s(?=\p{Ll}+[aeiô]r(?!\p{L}))/iu,
    impersonalObligations:
      /^(?:é (?:necessário|obrigatório|preciso|bom|importante|fundamental|indispensável|recomendável)|temos (?:que|de)|tens (?:que|de)|deves|devemos|convém|deve-se|devem-se|há que|tem (?:que|de)|precisa)\s(?=\p{Ll}+[aeiô]r(?!\p{L}))/iu,
    passive:
      'é|são|será|serão|deve ser|devem ser|deverá ser|deverão ser|tem que ser|têm que ser|precisa ser|precisam ser',
    mustBe: 'devem ser',
    states:
      /^(?:obrigad|proibid|conhecid|permitid|limitad|autorizad|compartilhad|reservad|elevad|fechad|abert|devid)[oa]s?$/iu,
    agent:
      /(?<!\p{L})(?:pelo|pela|pelos|pelas|por (?:um|uma|quem|cada|dois|duas|três|alguém|pessoal|outr[oa]))(?!\p{L})/iu,
    subordinators: 'que|quem|quando|se|onde|porque|pois|embora|enquanto|como|até que|não|nunca',
    and: 'e',
    coordinators: 'e|ou|nem|mas|depois',
    leads:
      /^(?:ao|aos|às?|cada|tod[oa]s? [oa]s?|tod[oa](?= \p{L}+(?:-feira|feira)? )|de (?:manhã|tarde|noite)|à (?:noite|tarde)|na|no|nas|nos|antes d[eoa]s?|depois d[eoa]s?|após|durante|em|desde|até|uma vez|com|sem|para|conforme|segundo|dentro d[eoa]|aqui|ali|agora|amanhã)\s/iu,
    conditionBehind: /^([^,]{4,160}?),?\s((?:se|quando|caso|em caso de)\s(?!não,)[^,]{3,120})$/isu,
    asking:
      /^(?:verificar|conferir|ver|olhar|perguntar|revisar|controlar|decidir|confirmar|consultar|observar|avaliar|examinar|indicar|dizer|avisar|averiguar|analisar|anotar|registrar|informar|saber|checar)(?:-lhes?)?(?:\s|$)/iu,
    guess,
  });
