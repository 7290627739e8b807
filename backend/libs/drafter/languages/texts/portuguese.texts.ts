import type { DraftTexts } from '../draft-texts.js';

export const portugueseTexts: DraftTexts = {
  carryOut: 'Executar',
  toCover: 'Também',
  isInformed: 'É informado ou consultado onde o procedimento indica',
  actsInExceptions: 'Atua nas exceções que o procedimento descreve',
  unknownDuty: 'A confirmar: o que esta função faz aqui',
  refusals: {
    chemicals: {
      note: 'Omitido porque colocaria pessoas em perigo: misturar produtos químicos de limpeza. Água sanitária com amônia ou ácidos libera gás tóxico.',
      safety: [
        'Nunca misturar água sanitária com amônia, ácidos ou outros produtos de limpeza: forma-se gás tóxico na hora',
        'Ventilar bem o local: abrir janelas e portas ou ligar a exaustão',
        'Usar a proteção indicada no rótulo: luvas, proteção para os olhos e, se exigido, máscara',
        'Não usar produtos fortes trabalhando sozinho: outra pessoa deve estar por perto',
      ],
    },
    protection: {
      note: 'Omitido porque colocaria pessoas em perigo: trabalhar sem equipamento de proteção.',
      safety: ['Usar o equipamento de proteção que o rótulo e a avaliação de riscos exigem'],
    },
    safeguards: {
      note: 'Omitido porque colocaria pessoas em perigo: anular um dispositivo de segurança.',
      safety: ['Nunca anular, retirar ou desligar uma proteção ou um alarme; avisar se atrapalhar o trabalho'],
    },
    fraud: {
      note: 'Omitido porque pode ser ilegal: alterar ou destruir registros para enganar alguém.',
      safety: ['Nunca alterar, antedatar ou destruir registros para enganar uma inspeção ou auditoria'],
    },
  },
  questions: {
    title: (guess) => `Como este procedimento deve se chamar? Sugestão: “${guess}”`,
    purpose: 'Para que serve este procedimento?',
    scope: 'Onde e a quem ele se aplica?',
    acceptance: 'Como se reconhece que o trabalho foi bem feito?',
    steps: 'Quais são os passos, em que ordem, e quem faz cada um?',
    roles: 'Quem faz cada passo? Confirme ou corrija as funções.',
    stepRole: 'Quem faz os passos em que ninguém é citado?',
    trigger: 'Quando ou com que frequência este procedimento é feito?',
    records: 'Onde e por quanto tempo os registros são guardados?',
    recordPlace: 'Onde os registros são guardados?',
    recordTime: 'Por quanto tempo os registros são guardados?',
    exceptions: 'O que costuma dar errado, e quem decide então?',
    approval: 'Quem é responsável por este procedimento, quem o aprova e quando ele é revisto?',
    safety: 'Quais perigos este trabalho tem, e qual equipamento de proteção é necessário?',
    personRole: (name) =>
      `Qual é a função de ${name}? Com a função, o procedimento continua certo quando as pessoas mudam.`,
    vague: (word) => `O que significa exatamente “${word}” aqui? Dê um número, um tempo ou um limite.`,
    acronym: (term) => `O que significa ${term}?`,
    notMet: (step, value) => `“${step}”: o que se faz, e quem é avisado, quando o resultado não é “${value}”?`,
    guessed: (thing) => `O que exatamente deve ser feito aqui: “${thing}”?`,
    placeholder: (name) => `Qual é o valor de “${name}”?`,
    secrets: (names) =>
      `Onde ficam guardados: ${names.join(', ')}? O pedido continha segredos. Eles foram omitidos; retire-os também do pedido e considere trocá-los.`,
    refused:
      'Uma parte do pedido colocaria pessoas em perigo e foi omitida; as notas a citam. Como este trabalho é feito com segurança?',
    instructions:
      'Uma parte do pedido falava com o programa em vez de descrever um trabalho e foi omitida. Falta alguma coisa?',
    correction: (text) => `O pedido se corrige aqui: “${text}”. Qual valor vale?`,
    cut: 'O modelo de linguagem foi interrompido antes de terminar; o fim pode faltar. Que passos vêm depois destes?',
    measure: (name) => `Qual é a meta para “${name}”?`,
  },
};
