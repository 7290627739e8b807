import type { ReadingProfile } from '../reading-profile.js';
import { plainReading } from './plain.reading.js';

/** Sentences stay whole; what must not be done is told by how a sentence ends. */
export const japaneseReading: ReadingProfile = {
  ...plainReading,
  // "当院の予約電話の受け方です", "出荷の手順は次の通りです"
  titles: [
    ...plainReading.titles,
    /^(?:(?:以下|これ)は、?)?(?:(?:当|弊|小)[\p{Script=Han}]の|(?:うち|私たち|我々|自分たち)の)?(.{2,30}?(?:方|方法|手順|流れ|ルール|やりかた|マニュアル|決まり))(?:です|になります|は(?:次|以下)の通りです|について(?:です|説明します|書きます|まとめます)?)[。]?$/u,
  ],
  rule: /(?:ないこと|ないでください|てはいけない|てはいけません|てはならない|てはなりません|禁止(?:です)?|厳禁(?:です)?)$/u,
};
