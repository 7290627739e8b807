import ts from 'typescript';

/** A text, or an object literal with the values of the parameters around it. */
type Value = string | { literal: ts.ObjectLiteralExpression; scope: Scope };
type Scope = ReadonlyMap<ts.Symbol, readonly Value[]>;

/**
 * Works out the texts that an expression of constants may have, without running anything: template strings, properties of
 * object literals, both sides of a condition, every entry that a lookup may find, and calls of functions that only return
 * an expression.
 */
export class ConstantTexts {
  constructor(private readonly checker: ts.TypeChecker) {}

  /** Every text that the expression may have; none when it depends on anything but constants. */
  of(node: ts.Expression): string[] {
    return onlyTexts(this.values(node, new Map()));
  }

  /** The texts of a property of an object, such as `text` of a prepared statement. */
  ofProperty(node: ts.Expression, name: string): string[] {
    return onlyTexts(this.property(this.values(node, new Map()), name));
  }

  private values(node: ts.Expression, scope: Scope): readonly Value[] {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
    if (ts.isObjectLiteralExpression(node)) return [{ literal: node, scope }];
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      return this.values(node.expression, scope);
    }
    if (ts.isTemplateExpression(node)) return this.template(node, scope);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      return joined(onlyTexts(this.values(node.left, scope)), onlyTexts(this.values(node.right, scope)));
    }
    if (ts.isConditionalExpression(node)) {
      const [whenTrue, whenFalse] = [this.values(node.whenTrue, scope), this.values(node.whenFalse, scope)];
      return whenTrue.length > 0 && whenFalse.length > 0 ? [...whenTrue, ...whenFalse] : [];
    }
    if (ts.isElementAccessExpression(node)) return this.entries(this.values(node.expression, scope));
    if (ts.isPropertyAccessExpression(node)) {
      return this.property(this.values(node.expression, scope), node.name.text);
    }
    if (ts.isCallExpression(node)) return this.call(node, scope);
    return ts.isIdentifier(node) ? this.named(node, scope) : [];
  }

  private template(node: ts.TemplateExpression, scope: Scope): string[] {
    return node.templateSpans.reduce<string[]>(
      (texts, { expression, literal }) => {
        return joined(joined(texts, onlyTexts(this.values(expression, scope))), [literal.text]);
      },
      [node.head.text],
    );
  }

  private property(objects: readonly Value[], name: string): readonly Value[] {
    const found = objects.map((object) => this.propertiesOf(object).get(name) ?? []);
    return found.every((values) => values.length > 0) ? found.flat() : [];
  }

  private entries(objects: readonly Value[]): readonly Value[] {
    const found = objects.flatMap((object) => [...this.propertiesOf(object).values()]);
    return found.every((values) => values.length > 0) ? found.flat() : [];
  }

  private propertiesOf(object: Value): Map<string, readonly Value[]> {
    if (typeof object === 'string') return new Map();
    const { literal, scope } = object;
    const assignments = literal.properties.filter((property) => ts.isPropertyAssignment(property));
    return new Map(assignments.map(({ name, initializer }) => [nameOf(name), this.values(initializer, scope)]));
  }

  private named(node: ts.Identifier, scope: Scope): readonly Value[] {
    const symbol = this.symbolOf(node);
    const bound = symbol && scope.get(symbol);
    if (bound) return bound;
    const declaration = symbol?.valueDeclaration;
    const initializer = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    return initializer ? this.values(initializer, scope) : [];
  }

  private call(node: ts.CallExpression, scope: Scope): readonly Value[] {
    const callee = ts.isIdentifier(node.expression) ? this.symbolOf(node.expression)?.valueDeclaration : undefined;
    const called = callee && ts.isVariableDeclaration(callee) ? callee.initializer : callee;
    if (!called || !(ts.isFunctionDeclaration(called) || ts.isArrowFunction(called))) return [];
    const result = returnedExpression(called);
    if (!result) return [];
    const inner = new Map(scope);
    for (const [position, { name, initializer }] of called.parameters.entries()) {
      const given = node.arguments[position] ?? initializer;
      const symbol = this.checker.getSymbolAtLocation(name);
      if (given && symbol) inner.set(symbol, this.values(given, scope));
    }
    return this.values(result, inner);
  }

  private symbolOf(node: ts.Identifier): ts.Symbol | undefined {
    const symbol = this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }
}

/** None unless all are texts. */
function onlyTexts(values: readonly Value[]): string[] {
  const texts = values.filter((value) => typeof value === 'string');
  return texts.length === values.length ? texts : [];
}

/** Every text of the first list with every text of the second one behind it. */
function joined(beginnings: readonly string[], ends: readonly string[]): string[] {
  return beginnings.flatMap((beginning) => ends.map((end) => beginning + end));
}

function nameOf(name: ts.PropertyName): string {
  return ts.isComputedPropertyName(name) ? name.expression.getText() : name.text;
}

/** What a function returns that does nothing else. */
function returnedExpression({ body }: ts.FunctionDeclaration | ts.ArrowFunction): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body;
  const [statement] = body.statements;
  return body.statements.length === 1 && statement && ts.isReturnStatement(statement)
    ? statement.expression
    : undefined;
}
