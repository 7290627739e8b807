import type { SopLabelSet } from './sop-label-set.js';

export const portugueseLabels: SopLabelSet = {
  headings: {
    purpose: 'Objetivo',
    scope: 'Âmbito',
    trigger: 'Quando aplicar',
    definitions: 'Definições',
    roles: 'Funções e responsabilidades',
    resources: 'Materiais, ferramentas e requisitos',
    safety: 'Segurança',
    phases: 'Procedimento',
    exceptions: 'Exceções e problemas',
    records: 'Registros',
    kpis: 'Indicadores',
    references: 'Referências',
    notes: 'Outras informações do pedido',
    questions: 'A confirmar',
  },
  revision: 'Histórico de revisões',
  safetyLevels: { danger: 'Perigo', warning: 'Aviso', caution: 'Cuidado', note: 'Nota' },
  suggested: 'sugerido',
  toConfirm: 'A confirmar',
  check: 'Verificar',
  limit: 'Limite',
  caution: 'Cuidado',
  picture: 'Imagem',
  minutes: 'min',
  where: 'Onde',
  keep: 'Guardar',
  escalateTo: 'Avisar',
  answer: 'Resposta',
  untitled: 'Procedimento sem título',
  conditionPrefix: 'Se',
  conditionWords: ['se', 'quando', 'caso', 'em caso', 'salvo', 'antes', 'depois', 'após', 'ao', 'só', 'cada', 'até'],
  timeWords:
    'às|à|aos|em|no|na|nos|nas|num|numa|durante|de|da|do|das|dos|por|pela|pelo|pelas|pelos|para|com|sem|desde|entre|dentro|toda|todo|todas as|todos os|diariamente|semanalmente|mensalmente|uma vez|duas vezes|três vezes|enquanto|assim que|sempre|logo|quem|a partir|a cada|a qualquer|na hora|hoje|amanhã|imediatamente'.split(
      '|',
    ),
  colon: ': ',
  notice:
    'Redigido sem modelo de linguagem, com as palavras do pedido. As linhas marcadas “sugerido” são prática comum e não vêm do pedido. Nada do que está marcado “A confirmar” está decidido.',
  confirmValues: 'Está certo? O pedido não o diz: {values}',
};
