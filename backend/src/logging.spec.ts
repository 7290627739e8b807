import { describe, expect, it } from 'vitest';
import { createLogger } from './logging.js';

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
});
