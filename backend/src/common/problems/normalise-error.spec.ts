import { BadRequestException, NotFoundException } from '@nestjs/common';
import { describe, expect, it } from 'vitest';
import { commonProblems } from './common.problems.js';
import { normaliseError } from './normalise-error.js';

function withFields(fields: object): Error {
  return Object.assign(new Error('secret detail: select * from sops'), fields);
}

describe('normaliseError', () => {
  it.each([
    ['a problem as it is', commonProblems['not-found'](), 'not-found'],
    ["Nest's 404", new NotFoundException(), 'not-found'],
    ["Nest's 400", new BadRequestException(), 'malformed-request'],
    ["Fastify's body limit", withFields({ statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' }), 'body-too-large'],
    ['a lost database', withFields({ code: '57P01' }), 'temporarily-unavailable'],
    ['a statement timeout', withFields({ driverError: withFields({ code: '57014' }) }), 'temporarily-unavailable'],
    ['a lock that was not given', withFields({ code: '55P03' }), 'temporarily-unavailable'],
    ['anything else', withFields({ code: '23505' }), 'internal-error'],
    ['what is no error', 'boom', 'internal-error'],
  ])('gives %s', (_name, error, code) => {
    expect(normaliseError(error).type.code).toBe(code);
  });

  it('tells a stranger nothing about a fault of ours', () => {
    expect(normaliseError(withFields({ code: 'XX000' })).detail).toBeUndefined();
  });
});
