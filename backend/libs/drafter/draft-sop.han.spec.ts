import { describe, expect, it } from '@jest/globals';
import { draftSop } from './draft-sop.js';
import { statedSteps } from './testing/steps-of-draft.js';

describe('draftSop reads Japanese and Chinese (drafting 3.2)', () => {
  it('reads items that begin with a sign and no blank', () => {
    expect(statedSteps('会議室の片付け\n・机を戻す\n・ホワイトボードを消す')).toEqual([
      '机を戻す',
      'ホワイトボードを消す',
    ]);
    expect(statedSteps('仓库盘点流程\n一、清点货物\n二、登记数量\n三、锁门')).toEqual(['清点货物', '登记数量', '锁门']);
  });

  it.each([
    ['パン屋の開店準備です。販売担当はレジの釣り銭を数えます。机を拭きます。', 'レジの釣り銭を数えます — 販売担当'],
    [
      'パン屋の開店準備です。オーブンが220度になったら、生地を入れてください。机を拭きます。',
      'オーブンが220度になったら: 生地を入れてください',
    ],
    ['奶茶店打烊流程。每天晚上十点，值班店员先把牌子翻过来。然后锁门。', '每天晚上十点: 先把牌子翻过来 — 值班店员'],
    ['实验室清洁流程。温度由店长检查，应该在4度以下。然后锁门。', '温度由店长检查，应该在4度以下 — 店长'],
  ])('takes roles, times and conditions off %s', (request, step) => {
    expect(statedSteps(request)).toContain(step);
    expect(draftSop(request).document.notes).toEqual([]);
  });

  it.each([
    ['点検手順\n1. タイヤを点検する。\n2. 異常があれば使用を中止する。', '異常があれば', '使用を中止する'],
    ['入职流程\n- 签合同\n- 缺少证件的，三天内补交', '缺少证件的', '三天内补交'],
    ['小王：客人丢了东西怎么办？\n李姐：先问清楚房号\n小王：没人来拿呢？\n李姐：交给派出所', '没人来拿', '交给派出所'],
  ])('makes an exception of what goes wrong in %j', (request, when, then) => {
    expect(draftSop(request).document.exceptions).toMatchObject([{ when, then }]);
  });

  it('names the parts of a Japanese document in Japanese, and finds who acts behind a verb', () => {
    const { phases, records, roles } = draftSop(
      '食器洗浄の手順\n1. 洗い場担当は残飯を捨てる。\n2. 棚に戻す。\n水温は毎日記録し、記録表は6か月保管する。',
    ).document;
    expect(phases[0]?.title).toBe('実施');
    expect(roles.map(({ name }) => name)).toEqual(['洗い場担当']);
    expect(records).toMatchObject([{ name: '記録表', keep: '6か月' }]);
  });

  it('leaves out the envelope of a Japanese mail', () => {
    const { title, phases, notes } = draftSop(
      '件名：返品処理の手順について\n\n佐藤さん\n\nお疲れ様です。伝票番号を確認してください。在庫数を修正します。\nよろしくお願いします。\n山本',
    ).document;
    expect(title).toBe('返品処理の手順');
    expect(
      phases.flatMap(({ steps }) => steps.filter(({ src }) => src !== 'suggested').map(({ text }) => text)),
    ).toEqual(['伝票番号を確認してください', '在庫数を修正します']);
    expect(notes).toEqual([]);
  });

  it('takes what must not be done for a rule, and what is kept for a record', () => {
    const { safety, records } = draftSop(
      '化学品管理规定\n一、清点货物\n二、报警器没开之前不能离开\n三、领用记录保存五年',
    ).document;
    expect(safety.map(({ text }) => text)).toContain('报警器没开之前不能离开');
    expect(records).toMatchObject([{ name: '领用记录', keep: '五年' }]);
  });
});
