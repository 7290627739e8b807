import type { ReadingProfile } from '../reading-profile.js';

export const chineseReading: ReadingProfile = {
  titles: [/^(?:请写|请制定|编写)?(?:一份)?(.{2,60}?)(?:的)?(?:标准操作)?(?:流程|程序|规程|步骤|作业指导书|规范)$/u],
  separator: /[，；,;]\s*(?:然后|接着|并且)?/uy,
  attached: /^(?:或|否则|但)/u,
  singleWordAction: null,
  connectives: /^(?:首先|其次|然后|接着|最后|再)[，,]?/u,
  conditions: [
    /^(?:如果|若|如|当)(.{2,60}?)(?:时)?[，,](.{2,200})$/u,
    /^((?:涉及|发现|出现|遇到).{2,60}?)(?:时)?((?:立即|马上|应|必须|需).{2,200})$/u,
  ],
  trouble: /(?:)/iu,
  turnsAfterCondition: false,
  otherwise: { pattern: /^(.{2,80}?)[，,]否则(.{2,120})$/u, negate: (step) => `未能做到：${step}` },
  rule: /^(?:禁止|严禁|不得|不要|切勿|只有|仅限)/u,
  protective: /手套|护目镜|口罩|安全帽|防护服|安全鞋/gu,
  retention:
    /^(?<name>[\p{Script=Han}]{0,12}?(?:记录|档案|文件|表)?)(?:保存|保留|存档)(?<keep>\d{1,3}\s?(?:年|个月|天|日|周))/u,
  limit: /[（(]?((?:最高|最低|不超过|不低于|最多|至少)\s?\d[^，。）)]{0,20})[）)]?/u,
  subjects: [
    /^(?<role>客服|质检员|仓管员|[\p{Script=Han}]{1,4}(?:部|员|经理|主管|组长|工程师))(?<rest>(?:在|先)?(?:\d|核对|清点|签收|录入|打印|拍照|立即|负责|检查|登记|给出|通知|确认|签字|审核|填写|回复).{1,200})$/u,
  ],
  goesOn: null,
  namedRoles: [
    /(?:通知|报告|联系|告知)(?<role>[\p{Script=Han}]{2,4}(?:经理|主管|部|负责人|组长))(?<person>[\p{Script=Han}]{2,3})?(?=$|[，。；,;])/gu,
  ],
  rewrites: [],
  scope: null,
  frequency: /每(?:天|日|周|月|季度|年|班)|每\d+(?:小时|天|周|个月)/u,
};
