import { describe, expect, it } from '@jest/globals';
import { APICallError, NoOutputGeneratedError, StreamProviderError } from 'ai';
import { ResponseTooLargeError } from '../../../common/http/limited-fetch.js';
import { BadAnswerError } from '../answers/answer-limits.js';
import { UnusableAnswerError } from '../answers/read-answer.js';
import { CallTimeoutError } from '../calls/call-watch.js';
import { classifyFailure, isOutage } from './failure-classification.js';

const now = new Date('2026-03-02T09:00:00.000Z');

function apiError(statusCode: number | undefined, message = '', headers: Record<string, string> = {}): APICallError {
  return new APICallError({
    message: 'The call failed',
    url: 'https://models.example',
    requestBodyValues: {},
    statusCode,
    responseHeaders: headers,
    responseBody: message,
  });
}

function classified(error: unknown) {
  return classifyFailure(error, { isCancelled: false, now });
}

describe('classifyFailure', () => {
  it.each([
    [400, "'response_format' of type 'json_schema' is not supported", 'no_schema_support', 'drop_schema'],
    [400, 'failed to parse grammar', 'no_schema_support', 'drop_schema'],
    [422, 'structured outputs are not available', 'no_schema_support', 'drop_schema'],
    [400, "This model's maximum context length is 8192 tokens", 'prompt_too_long', 'next'],
    [400, 'prompt is too long: 210000 tokens > 200000', 'prompt_too_long', 'next'],
    [413, '', 'prompt_too_long', 'next'],
    [400, '{"code":"content_policy_violation"}', 'refused', 'stop'],
    [400, 'unknown parameter', 'misconfigured', 'next'],
    [401, 'Incorrect API key', 'misconfigured', 'next'],
    [403, '', 'misconfigured', 'next'],
    [404, 'no such model', 'misconfigured', 'next'],
    [402, '', 'quota', 'next'],
    [429, '{"type":"insufficient_quota"}', 'quota', 'next'],
    [400, 'Your credit balance is too low', 'quota', 'next'],
    [429, 'Rate limit reached', 'busy', 'wait'],
    [408, '', 'provider_down', 'wait'],
    [500, '', 'provider_down', 'wait'],
    [529, 'Overloaded', 'provider_down', 'wait'],
    [200, 'garbled in the middle', 'network', 'wait'],
    [undefined, 'Cannot connect', 'network', 'wait'],
  ])('takes status %s with "%s" for %s, then %s', (status, message, code, action) => {
    expect(classified(apiError(status, message))).toEqual({ code, action, retryAfterMs: null });
  });

  it.each([
    [new UnusableAnswerError('refused', ''), 'refused', 'stop'],
    [new UnusableAnswerError('too_long', ''), 'too_long', 'raise_limit'],
    [new UnusableAnswerError('invalid_output', ''), 'invalid_output', 'repair'],
    [new CallTimeoutError('chunkMs'), 'timeout', 'next'],
    [new BadAnswerError('shape'), 'bad_answer', 'next'],
    [new TypeError('terminated', { cause: new ResponseTooLargeError(1) }), 'bad_answer', 'next'],
    [new NoOutputGeneratedError(), 'provider_down', 'wait'],
    [new StreamProviderError({ message: 'overloaded', statusCode: 529 }), 'provider_down', 'wait'],
    [new StreamProviderError({ message: 'slow down', statusCode: 429 }), 'busy', 'wait'],
    [new StreamProviderError({ message: 'something' }), 'provider_down', 'wait'],
    [new TypeError('terminated'), 'network', 'wait'],
    ['a string', 'network', 'wait'],
  ])('takes %s for %s, then %s', (error, code, action) => {
    expect(classified(error)).toMatchObject({ code, action });
  });

  it('stops after any failure when the request is cancelled', () => {
    expect(classifyFailure(apiError(500), { isCancelled: true, now })).toMatchObject({
      code: 'cancelled',
      action: 'stop',
    });
  });

  it.each([
    [{ 'retry-after': '2' }, 2000],
    [{ 'retry-after': '30' }, 30_000],
    [{ 'retry-after-ms': '150', 'retry-after': '2' }, 150],
    [{ 'retry-after': 'Mon, 02 Mar 2026 09:00:05 GMT' }, 5000],
    [{ 'retry-after': 'Mon, 02 Mar 2026 08:00:00 GMT' }, null],
    [{ 'retry-after': 'soon' }, null],
    [{}, null],
  ])('waits as %j asks', (headers, retryAfterMs) => {
    expect(classified(apiError(429, '', headers))).toEqual({ code: 'busy', action: 'wait', retryAfterMs });
  });

  it('continues with the next provider instead of waiting longer than half a minute', () => {
    expect(classified(apiError(503, '', { 'retry-after': '31' })).action).toBe('next');
  });

  it('ignores a wait where waiting does not help', () => {
    expect(classified(apiError(401, '', { 'retry-after': '2' })).retryAfterMs).toBeNull();
  });
});

describe('isOutage', () => {
  it('counts what keeps everybody from an answer, not what is wrong with one request', () => {
    expect((['busy', 'timeout', 'provider_down', 'network'] as const).every(isOutage)).toBe(true);
    expect((['cancelled', 'refused', 'misconfigured', 'invalid_output'] as const).some(isOutage)).toBe(false);
  });
});
