import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import {
  currentContext,
  identifyCaller,
  RequestContext,
  registerRequestContext,
  runAsOperator,
} from './request-context.js';

function contextFrom(ip: string, userAgent?: string): RequestContext {
  return new RequestContext('anonymous', { id: 'r', ip, headers: { 'user-agent': userAgent } });
}

describe('the context of a request', () => {
  it('is its own after the body was read, while others are answered at the same time', async () => {
    const server = fastify({ genReqId: (request) => String(request.headers['x-name']) });
    registerRequestContext(server);
    server.post('/', async () => {
      identifyCaller('person', currentContext().requestId);
      await sleep(5);
      const { requestId, sessionId, actor, userAgent } = currentContext();
      return { requestId, sessionId, actor, userAgent };
    });
    const answers = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => {
        const answer = await server.inject({
          method: 'POST',
          url: '/',
          headers: { 'x-name': name, 'user-agent': `agent ${name}` },
          payload: { text: 'x'.repeat(10_000) },
        });
        return answer.json<unknown>();
      }),
    );
    expect(answers).toEqual(
      ['a', 'b', 'c'].map((name) => ({
        requestId: name,
        sessionId: name,
        actor: 'person',
        userAgent: `agent ${name}`,
      })),
    );
    await server.close();
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['unknown', null],
  ])('takes %s for the client IP %s', (ip, clientIp) => {
    expect(contextFrom(ip).clientIp).toBe(clientIp);
  });

  it('keeps a bounded part of what the browser says about itself', () => {
    expect(contextFrom('::1', 'x'.repeat(500)).userAgent).toHaveLength(400);
    expect(contextFrom('::1').userAgent).toBeNull();
  });

  it('is that of the operator for a command, and of the system for everything else', async () => {
    expect(await runAsOperator(async () => currentContext().actor)).toBe('operator');
    expect(currentContext()).toMatchObject({ actor: 'system', clientIp: null, requestId: null });
  });
});
