import type { SopLabelSet } from './sop-label-set.js';

export const japaneseLabels: SopLabelSet = {
  headings: {
    purpose: '目的',
    scope: '適用範囲',
    trigger: '実施時期',
    definitions: '用語',
    roles: '役割と責任',
    resources: '資材・道具・前提条件',
    safety: '安全',
    phases: '手順',
    exceptions: '例外とトラブル対応',
    records: '記録',
    kpis: '指標',
    references: '参考資料',
    notes: '依頼に含まれるその他の情報',
    questions: '要確認',
  },
  revision: '改訂履歴',
  safetyLevels: { danger: '危険', warning: '警告', caution: '注意', note: '備考' },
  suggested: '提案',
  toConfirm: '要確認',
  check: '確認',
  limit: '基準値',
  caution: '注意',
  picture: '図',
  minutes: '分',
  where: '保管場所',
  keep: '保管期間',
  escalateTo: '報告先',
  answer: '回答',
  untitled: '無題の手順書',
  conditionPrefix: 'もし',
  conditionWords: ['もし', '万一', '万が一', '仮に'],
  timeWords:
    '毎|朝|夜|昼|夕方|午前|午後|月末|月初|年末|週|月曜|火曜|水曜|木曜|金曜|土曜|日曜|当日|前日|翌日|翌朝|定期的|必要に応じ|…ば|…たら|…だら|…なら|…と|…場合|…場合は|…場合には|…とき|…ときは|…ときには|…時|…時は|…時には|…際|…際は|…際には|…後|…後は|…後に|…前|…前に|…前は|…まで|…までに|…から|…ごと|…ごとに|…間|…以内|…以内に|…以降|…中|…中は|…次第|…に'.split(
      '|',
    ),
  colon: '：',
  notice:
    'この下書きは言語モデルを使わず、依頼の文面から作成しました。「提案」と記した行は一般的な方法であり、依頼に書かれたものではありません。「要確認」と記した事項はまだ決まっていません。',
  confirmValues: 'これで正しいですか。依頼には書かれていません：{values}',
};
