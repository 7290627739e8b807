import { GUARDS_METADATA, METHOD_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_KEY, type Access } from '../common/access/access.decorators.js';
import { problemsOf } from '../common/problems/api-problems.decorator.js';
import { ServiceKeyGuard } from '../features/auth/admin/service-key.guard.js';
import { ApiKeyGuard } from '../features/auth/tokens/api-key.guard.js';

export type ApiOperation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** All operations, in document order. */
export function eachOperation(document: OpenAPIObject): { operation: ApiOperation; method: string; path: string }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ operation, method, path }] : [];
    }),
  );
}

/** Whether errors of the path have the format of the auth protocol. */
export function isAuthPath(path: string): boolean {
  return path.startsWith('/api/v1/auth/');
}

/** Access rules and problems that a route's decorators declare. */
export interface OperationRules {
  access: Access;
  /** Whether the public key is required. */
  takesApiKey: boolean;
  /** Whether the bearer token is the service key. */
  takesServiceKey: boolean;
  /** Codes of the problems that the route declares. */
  problems: readonly string[];
}

/** Rules of every route by operation id, read from its decorators. */
export function operationRules(app: NestFastifyApplication): ReadonlyMap<string, OperationRules> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return new Map(
    controllers.flatMap(({ metatype }) => (typeof metatype === 'function' ? rulesOfController(metatype) : [])),
  );
}

function rulesOfController(controller: object & { prototype: object }): [string, OperationRules][] {
  return Object.getOwnPropertyNames(controller.prototype).flatMap((name): [string, OperationRules][] => {
    const handler: unknown = Object.getOwnPropertyDescriptor(controller.prototype, name)?.value;
    if (typeof handler !== 'function' || Reflect.getMetadata(METHOD_METADATA, handler) === undefined) return [];
    return [[name, rulesOf(controller, handler)]];
  });
}

function rulesOf(controller: object, handler: object): OperationRules {
  const declared = Reflect.getMetadata(ACCESS_KEY, handler) ?? Reflect.getMetadata(ACCESS_KEY, controller);
  const guards: unknown[] = [controller, handler].flatMap((owner) => Reflect.getMetadata(GUARDS_METADATA, owner) ?? []);
  return {
    // A route without a declaration requires sign-in (ADR 0007).
    access: (declared as Access | undefined) ?? { kind: 'authenticated' },
    takesApiKey: guards.includes(ApiKeyGuard),
    takesServiceKey: guards.includes(ServiceKeyGuard),
    problems: [...problemsOf(controller), ...problemsOf(handler)],
  };
}
