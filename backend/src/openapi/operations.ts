import type { OpenAPIObject } from '@nestjs/swagger';

export type ApiOperation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Every operation of the document, in its order. */
export function eachOperation(document: OpenAPIObject): { operation: ApiOperation; method: string; path: string }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ operation, method, path }] : [];
    }),
  );
}

/** Whether errors below the path have the auth protocol's own form. */
export function isAuthPath(path: string): boolean {
  return path.startsWith('/api/v1/auth/');
}
