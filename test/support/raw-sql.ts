import ts from 'typescript';

/** Functions that send a statement, whatever they are called on. */
const SENDING = new Set(['query', 'runPrepared', 'runPreparedAlone']);
/** The beginning of a statement, at the beginning of a text or anywhere behind a space or a bracket. */
const STATEMENT =
  /(?:^|[\s(])(?:SELECT\s|WITH\s+(?:RECURSIVE\s+)?\w+\s+AS\b|INSERT\s+INTO\s|UPDATE\s+\S+(?:\s+(?:AS\s+)?\w+)?\s+SET\s|DELETE\s+FROM\s|TRUNCATE\s|LOCK\s+TABLE\s|MERGE\s+INTO\s)/;
/** What every such call or text contains: other files need not be parsed. */
const HINT = /query|runPrepared|SELECT|WITH|INSERT|UPDATE|DELETE|TRUNCATE|LOCK|MERGE/;
/** Stands in a template string where a value is put in. */
const PUT_IN = 'value';

export interface RawSql {
  /** From 1. */
  line: number;
  code: string;
}

/** Calls that send a statement to the database, and texts that are one. */
export function rawSqlIn(path: string, code: string): RawSql[] {
  if (!HINT.test(code)) return [];
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest);
  const found: RawSql[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!sends(node) && !STATEMENT.test(textOf(node) ?? '')) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ line: line + 1, code: node.getText(source) });
  };
  visit(source);
  return found;
}

function sends(node: ts.Node): boolean {
  return ts.isCallExpression(node) && SENDING.has(calledName(node) ?? '');
}

/** The function or method that a call names; undefined for a call of anything else. */
export function calledName({ expression }: ts.CallExpression): string | undefined {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return ts.isIdentifier(name) ? name.text : undefined;
}

/** The text of a string, or of a template string with a word for each value; undefined for anything else. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce((text, { literal }) => text + PUT_IN + literal.text, node.head.text);
}
