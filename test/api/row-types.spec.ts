import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

const BACKEND = fileURLToPath(new URL('../../backend/src/', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A statement whose text is constant, with the keys of the type that its rows are given. */
interface TypedStatement {
  place: string;
  text: string;
  keys: string[];
  /** Whether the type allows for other keys, too. */
  isOpen: boolean;
}

function queriesProgram(): ts.Program {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  const files = readdirSync(BACKEND, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.queries.ts'),
  );
  return ts.createProgram(
    files.map((file) => `${BACKEND}${file}`),
    options,
  );
}

/** The value of an expression that is made of constants; null for any other. */
function constantText(checker: ts.TypeChecker, node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ expression, literal }) => {
      const value = constantText(checker, expression);
      return value === null ? null : value + literal.text;
    });
    return spans.includes(null) ? null : node.head.text + spans.join('');
  }
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return null;
  let symbol = checker.getSymbolAtLocation(node);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol?.valueDeclaration;
  const isConstant = declaration && (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration));
  return isConstant && declaration.initializer ? constantText(checker, declaration.initializer) : null;
}

/** The type of one row: `query<Row>(name, text, values)`, or `const rows: Row[] = await source.query(text, values)`. */
function typedCall(
  checker: ts.TypeChecker,
  call: ts.CallExpression,
): { text: ts.Expression | undefined; row: ts.Type } | null {
  const [typeArgument] = call.typeArguments ?? [];
  if (typeArgument) return { text: call.arguments[1], row: checker.getTypeFromTypeNode(typeArgument) };
  const awaited = call.parent;
  const declared = awaited.parent;
  if (!ts.isAwaitExpression(awaited) || !ts.isVariableDeclaration(declared) || !declared.type) return null;
  const row = checker.getTypeFromTypeNode(declared.type).getNumberIndexType();
  return row ? { text: call.arguments[0], row } : null;
}

function typedStatements(): TypedStatement[] {
  const program = queriesProgram();
  const checker = program.getTypeChecker();
  const statements: TypedStatement[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    if (node.expression.name.text !== 'query') return;
    const call = typedCall(checker, node);
    const text = call?.text && constantText(checker, call.text);
    if (!call || !text || /^\s*(?:INSERT|UPDATE|DELETE)\b/.test(text)) return;
    const source = node.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const keys = call.row.getProperties().map(({ name }) => name);
    // Of `unknown` rows nothing is read but how many there are.
    if (keys.length === 0) return;
    const isOpen = call.row.getStringIndexType() !== undefined;
    statements.push({ place: `${basename(source.fileName)}:${line}`, text, keys, isOpen });
  };
  for (const file of program.getSourceFiles()) if (file.fileName.endsWith('.queries.ts')) visit(file);
  return statements;
}

const statements = typedStatements();
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

describe('the rows of statements', () => {
  it('are typed where the text is constant', () => {
    expect(statements.length).toBeGreaterThan(15);
  });

  it.each(statements)('have the columns that their type declares: $place', async ({ text, keys, isOpen }) => {
    const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
    const { fields } = await client.query({ text, values: Array.from({ length: count }, () => null) });
    const columns = fields.map(({ name }) => name);
    expect(columns.filter((name) => !isOpen || keys.includes(name)).sort()).toEqual([...keys].sort());
  });
});
