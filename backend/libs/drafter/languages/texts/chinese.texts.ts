import type { DraftTexts } from '../draft-texts.js';

export const chineseTexts: DraftTexts = {
  carryOut: '执行',
  toCover: '其他内容',
  isInformed: '按流程规定被告知或被询问',
  actsInExceptions: '在流程所述的例外情况下处理',
  unknownDuty: '待确认：该角色在此的职责',
  refusals: {
    chemicals: {
      note: '因会危及人员而删去：混合清洁化学品。漂白剂与氨或酸会释放有毒气体。',
      safety: [
        '切勿将漂白剂与氨、酸或其他清洁剂混合：会立即产生有毒气体',
        '保持良好通风：打开门窗或开启排风',
        '佩戴标签要求的防护用品：手套、护目镜，必要时佩戴口罩',
        '不要独自使用强力化学品：必须有另一人在附近',
      ],
    },
    protection: { note: '因会危及人员而删去：不使用防护用品作业。', safety: ['佩戴标签和风险评估要求的防护用品'] },
    safeguards: {
      note: '因会危及人员而删去：使安全装置失效。',
      safety: ['切勿绕过、拆除或关闭防护装置和警报；如妨碍作业应上报'],
    },
    fraud: {
      note: '因可能违法而删去：为误导他人而更改或销毁记录。',
      safety: ['切勿为误导检查或审计而更改、倒签或销毁记录'],
    },
  },
  questions: {
    title: (guess) => `本流程应如何命名？建议：“${guess}”`,
    purpose: '本流程的目的是什么？',
    scope: '适用于哪里、哪些人？',
    acceptance: '如何判断工作完成得好？',
    steps: '有哪些步骤，顺序如何，由谁执行？',
    roles: '每个步骤由谁执行？请确认或更正角色。',
    stepRole: '未指明人员的步骤由谁执行？',
    trigger: '本流程何时或多久执行一次？',
    records: '记录保存在哪里，保存多久？',
    recordPlace: '记录保存在哪里？',
    recordTime: '记录保存多久？',
    exceptions: '通常会出现什么问题，由谁决定？',
    approval: '谁负责并批准本流程，何时复审？',
    safety: '这项工作有哪些危险，需要哪些防护用品？',
    personRole: (name) => `${name}担任什么角色？写明角色，人员变动时流程仍然有效。`,
    vague: (word) => `此处“${word}”具体指什么？请给出数字、时间或限值。`,
    acronym: (term) => `${term}代表什么？`,
    notMet: (step, value) => `“${step}”：结果不是“${value}”时怎么办，通知谁？`,
    guessed: (thing) => `此处具体要做什么：“${thing}”？`,
    placeholder: (name) => `“${name}”的值是什么？`,
    secrets: (names) =>
      `以下内容保存在哪里：${names.join('、')}？请求中包含机密信息，已删去；请同时从请求中删除并考虑更改。`,
    refused: '请求中的一部分会危及人员，已删去；备注中有说明。这项工作如何安全完成？',
    instructions: '请求中的一部分是对程序说的，并非描述工作，已删去。是否缺少内容？',
    correction: (text) => `请求在此处自行更正：“${text}”。以哪个值为准？`,
    cut: '语言模型在完成之前中断，结尾可能缺失。这些步骤之后还有哪些步骤？',
    measure: (name) => `“${name}”的目标是什么？`,
  },
};
