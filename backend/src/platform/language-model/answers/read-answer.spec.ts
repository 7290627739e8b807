import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { StreamedAnswer } from '../calls/attempt.js';
import { readAnswer, UnusableAnswerError } from './read-answer.js';

const schema = z.object({ title: z.string() });

function answer(text: string, finishReason: StreamedAnswer['finishReason'] = 'stop'): StreamedAnswer {
  return { text, finishReason, usage: { inputTokens: 1, cachedTokens: 0, outputTokens: 1, reasoningTokens: 0 } };
}

function reasonOf(streamed: StreamedAnswer): string {
  try {
    readAnswer(streamed, schema);
  } catch (error) {
    if (error instanceof UnusableAnswerError) return error.reason;
    throw error;
  }
  return 'none';
}

describe('readAnswer', () => {
  it('takes a complete object even when the provider counts it as cut', () => {
    expect(readAnswer(answer('{"title":"Tea"}', 'length'), schema).object).toEqual({ title: 'Tea' });
  });

  it.each([
    [answer('{"title":"Tea"}', 'content-filter'), 'refused'],
    [answer("I'm sorry, I can't help with that."), 'refused'],
    [answer('I’m really sorry, but no.'), 'refused'],
    [answer('I cannot assist with this request.'), 'refused'],
    [answer('I\'m sorry for the delay: {"title":1}'), 'invalid_output'],
    [answer('{"title":"Te', 'length'), 'too_long'],
    [answer('{"title":"Te', 'other'), 'invalid_output'],
    [answer('{"title":"Tea","more":{"a":1}', 'length'), 'too_long'],
    [answer('{"title":"Tea","more":{"a":1}', 'other'), 'invalid_output'],
    [answer('Tea'), 'invalid_output'],
    [answer(''), 'invalid_output'],
  ])('cannot use %j: %s', (streamed, reason) => {
    expect(reasonOf(streamed)).toBe(reason);
  });
});
