import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { backendFiles } from '../backend-sources.js';
import { ConstantTexts } from './constant-texts.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BACKEND = `${ROOT}backend/src/`;

/** A call that sends a statement and reads its rows. */
export interface TypedStatement {
  /** File and line. */
  place: string;
  /** Class and method, or file and function. */
  caller: string;
  /** Every text that the statement may have; none when it is not made of constants. */
  texts: string[];
  /** Keys of the type that its rows are given. */
  keys: string[];
  /** Whether the type allows for other keys, too. */
  isOpen: boolean;
}

/** Functions whose second argument is a statement with a `text`. */
const PREPARED_CALLS: ReadonlySet<string> = new Set(['runPrepared', 'runPreparedAlone']);

function backendProgram(): ts.Program {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  return ts.createProgram(
    backendFiles().map((file) => `${BACKEND}${file}`),
    options,
  );
}

/** Statements of the backend whose rows have a type with at least one key. */
export function typedStatements(): TypedStatement[] {
  const program = backendProgram();
  const visitor = new StatementVisitor(program.getTypeChecker());
  for (const file of program.getRootFileNames()) {
    const source = program.getSourceFile(file);
    if (source) visitor.visit(source);
  }
  return visitor.statements;
}

class StatementVisitor {
  readonly statements: TypedStatement[] = [];
  private readonly texts: ConstantTexts;

  constructor(private readonly checker: ts.TypeChecker) {
    this.texts = new ConstantTexts(checker);
  }

  visit(node: ts.Node): void {
    ts.forEachChild(node, (child) => this.visit(child));
    if (!ts.isCallExpression(node)) return;
    const texts = this.textsOf(node);
    if (!texts) return;
    const row = this.rowOf(node);
    if (!row) return;
    const source = node.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const keys = row.getProperties().map(({ name }) => name);
    // Of `unknown` rows nothing is read but how many there are.
    if (keys.length === 0) return;
    const isOpen = row.getStringIndexType() !== undefined;
    this.statements.push({
      place: `${basename(source.fileName)}:${line}`,
      caller: callerOf(node),
      texts,
      keys,
      isOpen,
    });
  }

  /** The texts that a call sends; null for a call that sends none. */
  private textsOf(call: ts.CallExpression): string[] | null {
    const { expression, arguments: given } = call;
    if (ts.isIdentifier(expression) && PREPARED_CALLS.has(expression.text)) {
      return given[1] ? this.texts.ofProperty(given[1], 'text') : null;
    }
    if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'query') return null;
    // PreparedQueries takes a name before the text; TypeORM and the driver begin with the text.
    const isNamed = this.checker.getTypeAtLocation(expression.expression).symbol?.name === 'PreparedQueries';
    const text = given[isNamed ? 1 : 0];
    return text ? this.texts.of(text) : null;
  }

  /** The type of one row of `Row[]`, of `[Row[], number]`, as TypeORM answers UPDATE and DELETE, or of the driver's result. */
  private rowOf(call: ts.CallExpression): ts.Type | null {
    let answer = this.checker.getAwaitedType(this.checker.getTypeAtLocation(call));
    const rows = answer?.getProperty('rows');
    if (rows) answer = this.checker.getTypeOfSymbol(rows);
    else if (answer && this.checker.isTupleType(answer))
      [answer] = this.checker.getTypeArguments(answer as ts.TypeReference);
    return answer?.getNumberIndexType() ?? null;
  }
}

function callerOf(node: ts.Node): string {
  const method = ts.findAncestor(node, ts.isMethodDeclaration);
  const owner = method?.parent;
  if (method && owner && ts.isClassDeclaration(owner)) return `${owner.name?.text}.${method.name.getText()}`;
  const called = ts.findAncestor(node, ts.isFunctionDeclaration);
  return `${basename(node.getSourceFile().fileName)}: ${called?.name?.text ?? ''}`;
}
