// Routes name common problems whichever feature is loaded first.
import './common.problems.js';
import { problemType } from './problem.js';

const PROBLEMS_KEY = 'problems';

/**
 * Names the problems that a route, or every route of a controller, answers with besides those that follow from its
 * access, parameters and body (openapi/error-responses.ts).
 * @throws Error when no feature declares a code (a fault of ours).
 */
export function ApiProblems(...codes: string[]): MethodDecorator & ClassDecorator {
  for (const code of codes) problemType(code);
  return <T>(target: object, _name?: string | symbol, descriptor?: TypedPropertyDescriptor<T>): void => {
    const owner = descriptor ? (descriptor.value as object) : target;
    Reflect.defineMetadata(PROBLEMS_KEY, [...problemsOf(owner), ...codes], owner);
  };
}

/** Codes that a controller or a handler names. */
export function problemsOf(owner: object): readonly string[] {
  return (Reflect.getMetadata(PROBLEMS_KEY, owner) as string[] | undefined) ?? [];
}
