import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPUTED_STATEMENTS, SKIPPED_STATEMENTS } from '../support/statements/computed-statements.js';
import { describeColumns } from '../support/statements/described-columns.js';
import { type TypedStatement, typedStatements } from '../support/statements/typed-statements.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

/** How many calls read rows of a type. A lower number means that the test no longer finds some of them. */
const TYPED_CALLS = 180;

const statements = typedStatements();
const constant = statements.filter(({ texts }) => texts.length > 0);
const computed = statements.filter(({ texts }) => texts.length === 0);
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
});

async function expectColumns(texts: readonly string[], { keys, isOpen }: TypedStatement): Promise<void> {
  for (const text of texts) {
    const columns = await describeColumns(client, text);
    expect(columns.filter((name) => !isOpen || keys.includes(name)).sort()).toEqual([...keys].sort());
  }
}

describe('the rows of statements', () => {
  it('are found wherever a statement is sent', () => {
    expect(statements.length).toBeGreaterThanOrEqual(TYPED_CALLS);
  });

  it('are compared, but for those of the list', () => {
    const listed = [...Object.keys(COMPUTED_STATEMENTS), ...Object.keys(SKIPPED_STATEMENTS)];
    expect([...new Set(computed.map(({ caller }) => caller))].sort()).toEqual(listed.sort());
  });

  it.each(constant)('have the columns that their type declares: $place', async (statement) => {
    await expectColumns(statement.texts, statement);
  });

  it.each(computed.filter(({ caller }) => caller in COMPUTED_STATEMENTS))(
    'have the columns that their type declares in every case: $place',
    async (statement) => {
      const texts = (await COMPUTED_STATEMENTS[statement.caller]?.()) ?? [];
      expect(texts.length).toBeGreaterThan(0);
      await expectColumns(texts, statement);
    },
  );
});
