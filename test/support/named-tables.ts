import ts from 'typescript';
import { calledName, textOf } from './raw-sql.js';

/** What every place that names a table contains: other files need not be parsed. */
const HINT = /\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE|TRUNCATE|LOCK)\b|@Entity|tableName|\b(?:few|list|from|\w*Join)\(/;
/** A word that is followed by the name of one table. */
const ONE_TABLE = /\b(?:JOIN|INTO|UPDATE|EXISTS)\s+(?:ONLY\s+)?(\w+)/g;
/** A word that is followed by tables, divided by commas. */
const TABLES = /\b(?:FROM|USING|TABLE|TRUNCATE|LOCK)\s+/g;
/** What ends a list of tables where no bracket is open. */
const END_OF_TABLES =
  /^(?:WHERE|SELECT|SET|ORDER|GROUP|HAVING|WINDOW|LIMIT|OFFSET|FOR|UNION|EXCEPT|INTERSECT|RETURNING|IN|VALUES)\b/;
/** Calls that take the name of a table as a string: parts of an export, and TypeORM's query builder. */
const NAMING_CALLS = /^(?:few|list|from|\w*Join\w*|Entity)$/;

/** The names that stand where a table may stand, in statements, entities, and parts of an export. */
export function namedTables(path: string, code: string): Set<string> {
  const names = new Set<string>();
  if (!HINT.test(code)) return names;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    const text = textOf(node);
    if (text === undefined) return;
    for (const name of isName(node) ? [text, ...tablesIn(text)] : tablesIn(text)) names.add(name);
  };
  visit(source);
  return names;
}

/** Whether a whole string is the name of a table. */
function isName({ parent }: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'tableName';
  return ts.isCallExpression(parent) && NAMING_CALLS.test(calledName(parent) ?? '');
}

/** The first words of all that a statement reads and writes; among them names of common table expressions and functions. */
function tablesIn(sql: string): string[] {
  const single = [...sql.matchAll(ONE_TABLE)].map(([, name = '']) => name);
  const listed = [...sql.matchAll(TABLES)].flatMap(({ 0: { length }, index }) =>
    listedTables(sql.slice(index + length)),
  );
  return [...single, ...listed];
}

/** Reads `a, b AS c JOIN d ON …, e` to its end. */
function listedTables(sql: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let isStart = true;
  for (const [token] of sql.matchAll(/\w+|[(),;]/g)) {
    if (depth === 0 && (token === ')' || token === ';' || END_OF_TABLES.test(token))) break;
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth > 0) continue;
    else if (token === ',') isStart = true;
    else if (isStart && !/^(?:ONLY|LATERAL|TABLE|IF|EXISTS)$/.test(token)) {
      names.push(token);
      isStart = false;
    }
    if (token === '(') isStart = false;
  }
  return names;
}
