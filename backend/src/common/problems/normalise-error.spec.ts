import { describe, expect, it } from '@jest/globals';
import { BadRequestException, NotFoundException } from '@nestjs/common';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { DeadlineExceededError } from '../time/deadline.js';
import { commonProblems } from './common.problems.js';
import { normaliseError } from './normalise-error.js';

function withFields(fields: object): Error {
  return Object.assign(new Error('secret detail: select * from sops'), fields);
}

const UNAVAILABLE = 'temporarily-unavailable';

describe('normaliseError', () => {
  it.each([
    ['a problem as it is', commonProblems['not-found'](), 'not-found'],
    ["Nest's 404", new NotFoundException(), 'not-found'],
    ["Nest's 400", new BadRequestException(), 'malformed-request'],
    ["Fastify's body limit", withFields({ statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' }), 'body-too-large'],
    ['a lost database', withFields({ code: '57P01' }), 'temporarily-unavailable'],
    ['a statement timeout', withFields({ driverError: withFields({ code: '57014' }) }), 'temporarily-unavailable'],
    ['a lock that was not given', withFields({ code: '55P03' }), 'temporarily-unavailable'],
    ['a connection lost between two statements', new QueryRunnerAlreadyReleasedError(), UNAVAILABLE],
    ['a connection lost before a nested transaction', new QueryRunnerProviderAlreadyReleasedError(), UNAVAILABLE],
    ['an answer that takes too long', new DeadlineExceededError(5000), UNAVAILABLE],
    ['anything else', withFields({ code: '23505' }), 'internal-error'],
    ['what is no error', 'boom', 'internal-error'],
  ])('gives %s', (_name, error, code) => {
    expect(normaliseError(error).type.code).toBe(code);
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])(
    'takes a server that cannot be reached for an outage: %s (reliability REL2)',
    (code) => {
      expect(normaliseError(withFields({ code })).type.code).toBe(UNAVAILABLE);
    },
  );

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
    'Connection terminated unexpectedly',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
  ])('takes a lost connection for an outage: %s (reliability REL2)', (text) => {
    expect(normaliseError(new Error(text)).type.code).toBe(UNAVAILABLE);
    expect(normaliseError(withFields({ driverError: new Error(text) })).type.code).toBe(UNAVAILABLE);
  });

  it('says when to come back after an outage of the database (reliability REL2)', () => {
    expect(normaliseError(withFields({ code: 'ECONNRESET' })).headers).toEqual({ 'retry-after': '5' });
  });

  it('does not reveal internal faults to clients', () => {
    expect(normaliseError(withFields({ code: 'XX000' })).detail).toBeUndefined();
  });
});
