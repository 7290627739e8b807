import { describe, expect, it } from '@jest/globals';
import { FontRegistry } from './font-registry.js';

const SAMPLES: [script: string, text: string][] = [
  ['Latin', 'Straße, naïve, Łódź, Việt – “quoted” … €'],
  ['Cyrillic', 'Проверьте ґанок'],
  ['Greek', 'Έλεγχος'],
  ['Arabic', 'افتح المتجر پچژگ ٣'],
  ['Hebrew', 'לפתוח'],
  ['Devanagari', 'जाँच'],
  ['Thai', 'ตรวจสอบ'],
  ['simplified Chinese', '打开商店，检查。'],
  ['traditional Chinese', '檢查這個體'],
  ['Japanese', '峠の店を開ける、カタカナ・栃辻'],
  ['Korean', '가게를 뷁 열기'],
  ['emoji', '👩🍳🇩🇪✅⚠'],
];

describe('FontRegistry', () => {
  it.each(SAMPLES)('has a font in both weights for each character of %s', (_script, text) => {
    const book = new FontRegistry('en');
    const missing = [...text].filter((character) => {
      const codePoint = character.codePointAt(0) ?? 0;
      return !book.faceFor(codePoint, 400)?.has(codePoint) || !book.faceFor(codePoint, 700)?.has(codePoint);
    });
    expect(missing).toEqual([]);
  });

  it('writes Han characters of a Korean document in the Korean way', () => {
    const han = '中'.codePointAt(0) ?? 0;
    expect(new FontRegistry('ko').faceFor(han, 400)?.path).toContain('noto-sans-kr');
    expect(new FontRegistry('zh').faceFor(han, 400)?.path).toContain('noto-sans-sc');
  });

  it('says where there is no font', () => {
    expect(new FontRegistry('en').faceFor(0x10ffff, 400)).toBeNull();
  });
});
