import type { SopLabelSet } from './sop-label-set.js';

export const chineseLabels: SopLabelSet = {
  headings: {
    purpose: '目的',
    scope: '适用范围',
    trigger: '适用时机',
    definitions: '术语定义',
    roles: '角色与职责',
    resources: '物料、工具与前提条件',
    safety: '安全',
    phases: '操作步骤',
    exceptions: '例外与问题处理',
    records: '记录',
    kpis: '指标',
    references: '参考资料',
    notes: '请求中的其他信息',
    questions: '待确认',
  },
  revision: '修订记录',
  safetyLevels: { danger: '危险', warning: '警告', caution: '小心', note: '注意' },
  suggested: '建议',
  toConfirm: '待确认',
  check: '检查',
  limit: '限值',
  caution: '小心',
  picture: '图片',
  minutes: '分钟',
  where: '存放地点',
  keep: '保存期限',
  escalateTo: '上报',
  answer: '答复',
  untitled: '未命名流程',
  conditionPrefix: '如果',
  conditionWords: ['如果', '若', '如', '当', '涉及', '在', '每', '除非', '一旦', '仅'],
  timeWords:
    '周|早上|上午|中午|下午|晚上|夜间|月底|月初|年底|当天|当日|次日|第二天|首先|发生|发现|遇到|出现|…前|…后|…时|…内|…期间|…时候|…的话|…的|…起'.split(
      '|',
    ),
  colon: '：',
  notice:
    '本草稿未使用语言模型，仅依据请求中的文字编写。标有“建议”的内容是通行做法，并非来自请求。标有“待确认”的内容均未决定。',
  confirmValues: '是否正确？请求中没有提到：{values}',
};
