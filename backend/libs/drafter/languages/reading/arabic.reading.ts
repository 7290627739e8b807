import type { ReadingProfile } from '../reading-profile.js';

export const arabicReading: ReadingProfile = {
  titles: [/^(?:إجراء|إجراءات|طريقة|تعليمات|دليل|خطوات)\s+([^.:؛\n!؟]{3,120})$/u],
  separator: /[،؛,;]\s*/uy,
  attached: /^(?:التي|الذي|ثم إن|أو|لكن|إلا|[\d٠-٩]{1,4}\s+و)\s/u,
  singleWordAction: null,
  connectives: /^(?:أولا|أولًا|ثم|بعد ذلك|أخيرا|أخيرًا)\s*[،,:]?\s*|^و(?=[يت]\p{L}{2,}\s)/u,
  conditions: [/^(?:إذا|في حال|عند)\s+([^،]{3,120})،\s*(.{3,300})$/u],
  trouble: /(?:)/iu,
  turnsAfterCondition: false,
  otherwise: null,
  rule: /^(?:لا|يمنع|ممنوع|يحظر|الحد الأقصى|الحد الأدنى|فقط)(?=\s)/u,
  protective: /قفازات|نظارات|كمامة|قناع|خوذة|سترة/gu,
  retention:
    /^و?(?:تحفظ|يحفظ|حفظ)\s+(?<name>\p{L}+(?:\s\p{L}+)?)\s+(?:لمدة\s+)?(?<keep>[\d٠-٩]{1,3}\s*(?:سنوات|سنة|أشهر|شهر|أيام|يوم))/u,
  limit: null,
  subjects: [
    /^(?<role>(?:المشرف|المدير|المدقق|الموظف|السائق|الفني|المسؤول))\s+(?<person>\p{L}+)\s+(?<rest>ي\p{L}+\s.{2,300})$/u,
    /^(?<role>(?:أمين|مدير|مسؤول|موظف|عامل|مشرف|رئيس)\s\p{L}+)\s+(?<rest>ي\p{L}+\s.{2,300})$/u,
  ],
  goesOn: /^ي\p{L}+/u,
  namedRoles: [],
  rewrites: [],
  scope: null,
  frequency: /كل\s\p{L}+|يوميا|يوميًا|أسبوعيا|أسبوعيًا|شهريا|شهريًا/u,
};
