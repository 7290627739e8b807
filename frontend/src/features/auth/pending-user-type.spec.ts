import { afterEach, describe, expect, it } from 'vitest';
import { clearPendingUserType, readPendingUserType, rememberPendingUserType } from './pending-user-type';

afterEach(() => localStorage.clear());

describe('the kind of account somebody asked for', () => {
  it.each([
    ['', 'user'],
    ['?type=consultant', 'consultant'],
    ['?type=user', 'user'],
    ['?type=admin', 'user'],
  ])('is read from the address %j as %s (S2.71, S3.8, T9)', (search, kind) => {
    rememberPendingUserType(search);
    expect(localStorage.getItem('pending_user_type')).toBe(kind);
    expect(readPendingUserType()).toBe(kind);
  });

  it('is user when nothing or nonsense is remembered (S4.11, S9.46)', () => {
    expect(readPendingUserType()).toBe('user');
    localStorage.setItem('pending_user_type', 'superuser');
    expect(readPendingUserType()).toBe('user');
  });

  it('is forgotten once it is used', () => {
    rememberPendingUserType('?type=consultant');
    clearPendingUserType();
    expect(localStorage.getItem('pending_user_type')).toBeNull();
  });
});
