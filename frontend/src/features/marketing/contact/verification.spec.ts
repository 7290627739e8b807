import { describe, expect, it } from 'vitest';
import { checkCode, createCode, failureText, isVerified, showCode, typeCode } from './verification';

const CODE = 'ABC234';
const NEXT_CODE = 'XYZ789';
const wrong = () => typeCode(showCode(CODE), 'nope');

describe('a code', () => {
  it('has six characters that cannot be mistaken for each other (S4.35, S9.31)', () => {
    expect(createCode()).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 50 }, createCode)).size).toBeGreaterThan(45);
  });
});

describe('typing', () => {
  it.each(['ABC234', 'abc234', 'aBc234'])('%s verifies ABC234 (S4.36, S5.17)', (text) => {
    expect(isVerified(typeCode(showCode(CODE), text))).toBe(true);
  });

  it.each(['', 'ABC23', 'ABC235', ' ABC23'])('%j does not verify ABC234 (S5.17)', (text) => {
    expect(isVerified(typeCode(showCode(CODE), text))).toBe(false);
  });

  it('keeps six characters (S5.15)', () => {
    expect(typeCode(showCode(CODE), 'abc2345').input).toBe('ABC234');
  });

  it('a further character takes the verification back', () => {
    expect(isVerified(typeCode(typeCode(showCode(CODE), CODE), 'ABC23'))).toBe(false);
  });
});

describe('checking a wrong code', () => {
  it('says 2, then 1 attempts, then shows a new code and says nothing (S4.41-S4.44, S8.40, SD.22)', () => {
    const once = checkCode(wrong(), NEXT_CODE);
    expect(failureText(once)).toBe('Incorrect code. 2 attempts remaining.');
    const twice = checkCode(once, NEXT_CODE);
    expect(failureText(twice)).toBe('Incorrect code. 1 attempts remaining.');
    const thrice = checkCode(twice, NEXT_CODE);
    expect(thrice).toEqual({ code: NEXT_CODE, input: '', failedAttempts: 0 });
    expect(failureText(thrice)).toBeNull();
  });

  it('says nothing any more once the right one is typed (S4.44)', () => {
    const corrected = typeCode(checkCode(wrong(), NEXT_CODE), CODE);
    expect(failureText(corrected)).toBeNull();
  });

  it('counts neither an empty nor a right one', () => {
    const empty = showCode(CODE);
    const right = typeCode(empty, CODE);
    expect(checkCode(empty, NEXT_CODE)).toBe(empty);
    expect(checkCode(right, NEXT_CODE)).toBe(right);
  });
});
