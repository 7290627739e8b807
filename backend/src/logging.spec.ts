import { describe, expect, it } from '@jest/globals';
import { SECURITY_LOG } from './common/security-log.js';
import { createLogger, NestLogger } from './logging.js';

describe('the log', () => {
  it('holds no values of a database error', () => {
    const lines: string[] = [];
    const logger = createLogger({ logLevel: 'info', processRole: 'web' }, { write: (line) => void lines.push(line) });
    const error = Object.assign(new Error('a check was violated'), {
      detail: 'Failing row contains (secret prompt)',
      parameters: ['secret prompt'],
      query: "INSERT 'secret prompt'",
    });
    logger.error({ err: error });
    expect(lines.join()).toContain('a check was violated');
    expect(lines.join()).not.toContain('secret prompt');
  });

  it.each([
    ['info', ['event', 'other']],
    ['warn', ['event']],
    ['error', ['event']],
    ['silent', []],
  ])('holds security events also at level %s (security SEC6)', (logLevel, expected) => {
    const lines: string[] = [];
    const target = { write: (line: string) => void lines.push(line) };
    const logger = new NestLogger(createLogger({ logLevel, processRole: 'web' }, target));
    logger.log({ msg: 'event' }, SECURITY_LOG);
    logger.log({ msg: 'other' }, 'Other');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(expected);
  });
});
