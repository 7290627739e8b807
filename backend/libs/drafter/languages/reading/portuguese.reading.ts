import type { ReadingProfile } from '../reading-profile.js';
import { romanceRetention } from './retention.js';

export const portugueseReading: ReadingProfile = {
  titles: [
    // "A partir de segunda o recebimento de mercadorias muda"
    /^(?:a partir d[eoa]|desde) [^.,:;\n!?]{2,24}?,? (?:o |a |os |as )([^.,:;\n!?]{3,60}?) (?:mudam?|vai mudar|vão mudar)$/iu,
    /^(?:a partir de[^,.:;]{2,24}?,?\s)?(?:o |a |os |as )([^,.:;\n!?]{3,60}?)\s(?:funcionam?|são feit[oa]s|é feit[oa]|ficam?) (?:assim|desta forma|dessa forma|da seguinte forma)$/iu,
    /^(?:queria|queríamos) (?:te |vos |lhes? )?(?:mandar|explicar|contar|enviar|passar)(?:-te|-vos|-lhes?)? como (?:(?:se faz|é feit[oa]|são feit[oa]s|fazemos|funciona) )?(?:o |a |os |as )?([^.:;\n!?]{3,80})$/iu,
    /^(?:a partir de[^,.:;]{2,24}?,?\s)?(?:o |a |os |as )([^,.:;\n!?]{3,60}?)\s(?:faz(?:em)?-se|se fa(?:z|zem)|fazem-se) (?:sempre )?(?:assim|da mesma (?:forma|maneira)|igual)$/iu,
    /^(?:queremos|quero|vamos|vou|preciso|precisamos) (?:deixar (?:registrado|escrito|claro)|registrar|explicar|descrever|escrever|documentar|anotar),? como (?:(?:se faz|é feit[oa]|são feit[oa]s|funciona|fazemos|é|fica) )?(?:o |a |os |as |um |uma )?([^.:;\n!?]{3,80}?)(?:\s(?:é feit[oa]|funciona|acontece))?$/iu,
    /(?:^|[,!]\s)(?:segue(?:m)?|aqui (?:está|vai)|(?:te|vos) (?:mando|passo|explico))\s+(?:o (?:procedimento|processo|passo a passo) (?:para|d[eo]) (?:o |a |os |as )?|o |a |os |as |como )([^.:;\n!?]{3,120})$/iu,
    /^(?:(?:preciso|escreva|quero|crie|faça)\s+(?:de\s+)?(?:um|uma|o|a)?\s*)?(?:procedimento|processo|instruções|guia|protocolo|manual|pop|sop|lista)\s+(?:para|de|do|da)\s+(?:o |a |os |as )?([^.:;\n!?]{3,120})$/iu,
  ],
  separator: /[,;]\s+(?:e\s+)?(?:depois\s+(?!d[aeo]s?\s))?/iuy,
  attached:
    /^(?:(?:só|apenas|somente)(?!\s(?:depois|então|aí|quando|se))|(?!faltando|sobrando|havendo|tendo|sendo|estando|ocorrendo|segundo|quando)\p{L}+(?:ando|endo|indo)(?:-\p{L}+)?|por exemplo|p\.\s?ex\.|principalmente|ou seja|isto é|de preferência|inclusive|máx\.|mín\.|até|no máximo|no mínimo|que|quando|onde|se|mas|exceto|salvo|nem|não|com|sem|para|pra|mesmo|sempre (?:em|no|na|com|de)|senão|\d{1,4}\s+(?:e|ou))\s/iu,
  singleWordAction: /^\p{Ll}{3,}(?:ar|er|ir)$/u,
  connectives:
    /^(?:primeiro|depois(?!\s+d(?:[aeo]s?|iss?to|isso|aí|ele|ela|eles|elas)(?!\p{L}))|em seguida|finalmente|por fim|também)[,:]?\s+/iu,
  conditions: [/^(?:se|caso|em caso de|quando)\s+((?:[^,]|,\d){3,120}),\s+(.{3,300})$/iu],
  trouble:
    /(?<!\p{L})(?:superior|inferior|demais|molhad\p{L}*|recus\p{L}*|rejeit\p{L}*|nunca|não|nenhum\p{L}*|falt\p{L}*|quebr\p{L}*|danific\p{L}*|err\p{L}*|falh\p{L}*|defeit\p{L}*|atras\p{L}*|perd\p{L}*|reclama\p{L}*|acident\p{L}*|ferid\p{L}*|vaza\p{L}*|emergência|mais de|menos de|acima|abaixo|venc\p{L}*|doente\p{L}*|problema\p{L}*|suspeit\p{L}*|avaria\p{L}*|amassad\p{L}*)(?!\p{L})/iu,
  turnsAfterCondition: false,
  otherwise: {
    pattern: /^(.{3,120}?)[,;]\s+(?:senão|caso contrário)\s+(.{3,200})$/iu,
    negate: (step) => step.replace(/^(\S+) (\p{Ll}+)/u, '$1 não $2'),
  },
  rule: /^(?!(?:se|quando)\s)[^,;:]{3,40}\s(?:(?:só|somente|apenas)\s(?:se\s)?(?:pode|podem|deve|devem)|(?:pode|podem)\s[^,;:]{2,40}\s(?:só|somente|apenas))(?!\p{L})|^(?!(?:se|quando)\s)[^,;]{3,60}\s(?:não|nunca)\s(?:se\s)?(?:devem?|podem?|são|é)(?:\s|-)|^(?:é|fica|está) (?:\p{L}+mente )?proibid|^(?:proíbe-se|se proíbe)(?!\p{L})|^(?:nunca|jamais|não|proibido|só|somente|apenas)(?!\p{L})/iu,
  protective: /\b(?:luvas|óculos|máscara|avental|capacete|botas|colete)\b/giu,
  retention: romanceRetention('pt', 'guardar|manter|arquivar|conservar|(?:guardad|arquivad)[oa]s?'),
  limit: /\(?((?:máx\.|mín\.|máximo|mínimo|no máximo|no mínimo)\s?\d[^),;]{0,40})\)?/iu,
  subjects: [/^(?<role>N\d)\s+(?<rest>\p{Ll}+e\s.{2,200})$/u],
  goesOn: null,
  namedRoles: [
    /\b(?<role>N\d)\s\((?<person>\p{Lu}\p{L}+)\)/gu,
    /\bresponsável(?::\s*|\s+é\s+|\s+será\s+)(?:o |a )?(?<role>(?!tod[oa]s?\s)\p{L}+(?:\s\p{L}+)?)/giu,
    /\b(?:para|ao|pelo)\s(?:o\s)?(?<role>jurídico|gerente|supervisor)\b/giu,
  ],
  rewrites: [{ pattern: /^resolve (.*)$/iu, replacement: 'resolver $1' }],
  scope: null,
  frequency:
    /\b(?:cada (?:dia|manhã|tarde|noite|semana|mês|ano|turno|hora|vez)|tod[oa]s [oa]s (?:dias|manhãs|tardes|noites|semanas|meses|anos|segundas|terças|quartas|quintas|sextas|sábados|domingos)|diariamente|semanalmente|mensalmente)\b/iu,
};
