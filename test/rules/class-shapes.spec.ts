import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const BACKEND = new URL('../../backend/', import.meta.url);
const MAX_DEPENDENCIES = 6;
/** Neither written by hand nor with any class. */
const NOT_READ = /\.generated\.ts$|^libs\/drafter\/templates\/|^src\/database\/migrations\//;

interface FoundClass {
  path: string;
  name: string;
  parameters: number;
  isInjectable: boolean;
}

const classes: FoundClass[] = readdirSync(BACKEND, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !NOT_READ.test(path))
  .flatMap((path) => classesIn(path, readFileSync(new URL(path, BACKEND), 'utf8')));

function classesIn(path: string, code: string): FoundClass[] {
  if (!/\bclass\b/.test(code)) return [];
  const found: FoundClass[] = [];
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isClassLike(node)) {
      const constructors = node.members.filter((member) => ts.isConstructorDeclaration(member));
      const parameters = Math.max(0, ...constructors.map((each) => each.parameters.length));
      const decorators = (ts.canHaveDecorators(node) && ts.getDecorators(node)) || [];
      const isInjectable = decorators.some(({ expression }) => /^Injectable\(/.test(expression.getText(source)));
      found.push({ path, name: node.name?.text ?? '', parameters, isInjectable });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('constructors', () => {
  it(`take at most ${MAX_DEPENDENCIES} dependencies, also in libraries and tests`, () => {
    expect(classes.filter(({ parameters }) => parameters > 0).length).toBeGreaterThan(350);
    expect(classes.filter(({ parameters }) => parameters > MAX_DEPENDENCIES)).toEqual([]);
  });

  it('are counted whatever stands in their lists', () => {
    const code = `@Injectable({ scope: Scope.REQUEST }) @Other() export class Many {
      constructor(@Inject(forwardRef(() => A)) a: A, b: (c: string, d: Map<string, number[]>) => void, { e, f }: G) {}
    }`;
    expect(classesIn('many.ts', code)).toEqual([{ path: 'many.ts', name: 'Many', parameters: 3, isInjectable: true }]);
  });
});

describe('classes of *.service.ts', () => {
  const names = classes
    .filter(({ path, isInjectable }) => path.startsWith('src/') && path.endsWith('.service.ts') && isInjectable)
    .map(({ name }) => name);

  it('end in Service', () => {
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !name.endsWith('Service'))).toEqual([]);
  });
});
