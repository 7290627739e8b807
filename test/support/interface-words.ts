import ts from 'typescript';

/** Whatever a person could read as words: two letters one after the other. */
const WORD = /\p{L}{2}/u;
/** Reads like a part of a sentence, or like the label of something: `Save`, `Move to folder`, ` of `, `could not be loaded`. */
const SENTENCE = /^\p{Lu}\p{Ll}+(?:[ ,.:…!?’']|$)|\p{L}{2,}[,;]? \p{L}{2,}/u;
/** Reads like code: styles, addresses, names of headers, queries of media, selectors, areas of a grid. */
const CODE =
  /[{}[\]();=<>_#/*|]|:\S|--|^[a-z]+(?: [a-z]+)? \d|\d(?:px|ms|s|rem|em|%)\b|^\S+-\S+$|(?:^|\s)\.\w|^"[a-z ]+"/;
/** Names of classes. */
const CLASSES = /^[a-z]+-[a-z-]*(?: [a-z]+-[a-z-]*)+$/;
/** Names of keys, as events have them. */
const KEY = /^(?:Enter|Escape|Backspace)$/;
/** Attributes that hold no words. */
const CODE_ATTRIBUTES = new Set([
  'className',
  'sx',
  'style',
  'component',
  'rel',
  'autoComplete',
  'gridArea',
  'd',
  'name',
  'id',
]);

/** Properties of styles whose values read like words: `disc outside`. */
const STYLE_PROPERTIES = new Set(['listStyle']);

/** What is compared is a name that code gave, such as that of a key. */
const COMPARES = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

/** What they are made with is read by developers. */
const ERRORS = new Set(['Error', 'TypeError', 'RangeError', 'DOMException']);

/** What these look for, or take apart, is written by code or by the server. */
const COMPARING_METHODS = new Set(['startsWith', 'endsWith', 'includes', 'split']);

interface FoundWords {
  /** From 1. */
  line: number;
  text: string;
}

/** Words of the interface that stand in code. @param path ends in .tsx where the source has elements */
export function wordsInCode(path: string, source: string): FoundWords[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: FoundWords[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ line: line + 1, text: text.trim().replaceAll(/\s+/g, ' ') });
  };
  const visit = (node: ts.Node): void => {
    if (node !== file && holdsNoWords(node)) return;
    if (ts.isJsxText(node)) {
      if (WORD.test(node.text)) add(node, node.text);
    } else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (SENTENCE.test(node.text) && !CODE.test(node.text) && !KEY.test(node.text) && !CLASSES.test(node.text))
        add(node, node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function holdsNoWords(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isThrowStatement(node) ||
    isForDevelopers(node) ||
    (ts.isPropertyAssignment(node.parent) && node === node.parent.name) ||
    (ts.isPropertyAssignment(node) && STYLE_PROPERTIES.has(node.name.getText())) ||
    (ts.isBinaryExpression(node) && COMPARES.has(node.operatorToken.kind)) ||
    (ts.isStringLiteralLike(node) && isCompared(node)) ||
    (ts.isCaseClause(node.parent) && node === node.parent.expression) ||
    (ts.isJsxAttribute(node) && CODE_ATTRIBUTES.has(node.name.getText()))
  );
}

/** An error, or a line of the console. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return ERRORS.has(node.expression.getText());
  return ts.isCallExpression(node) && node.expression.getText().startsWith('console.');
}

/** `text.startsWith('Imported from ')`, `'der die das'.split(' ')` */
function isCompared({ parent }: ts.StringLiteralLike): boolean {
  const called = ts.isCallExpression(parent) ? parent.expression : parent;
  return ts.isPropertyAccessExpression(called) && COMPARING_METHODS.has(called.name.text);
}
