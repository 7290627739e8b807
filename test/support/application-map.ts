import 'reflect-metadata';
import { RequestMethod } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '../../backend/src/app.module.js';
import { ACCESS_KEY, type Access } from '../../backend/src/common/access/access.decorators.js';
import { parseEnvironment } from '../../backend/src/config/environment.js';
import { CREATION_KEY } from '../../backend/src/platform/rate-limits/person-ceiling.guard.js';

export interface DeclaredRoute {
  controller: string;
  handler: string;
  path: string;
  access: Access | undefined;
  /** Whether a call answers 201. */
  creates: boolean;
  /** Whether a call counts against the ceiling of what one person may create. */
  countsAsCreation: boolean;
}

/** Every route of the application with the access that it declares; nothing is started. */
export async function declaredRoutes(): Promise<DeclaredRoute[]> {
  const environment = parseEnvironment({ DATABASE_URL: 'postgres://none', APP_URL: 'http://localhost:3000' });
  const secrets = { anonKey: '-', serviceKey: '-', secretKey: '-' };
  const app = await NestFactory.create(AppModule.forRoot(environment, secrets), new FastifyAdapter(), {
    preview: true,
    logger: ['error'],
    abortOnError: false,
  });
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => (typeof metatype === 'function' ? routesOf(metatype) : []));
}

function routesOf(controller: object & { name: string; prototype: object }): DeclaredRoute[] {
  const base = String(Reflect.getMetadata(PATH_METADATA, controller) ?? '');
  return Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
    const handler: unknown = Object.getOwnPropertyDescriptor(controller.prototype, name)?.value;
    if (typeof handler !== 'function' || Reflect.getMetadata(METHOD_METADATA, handler) === undefined) return [];
    const access = Reflect.getMetadata(ACCESS_KEY, handler) ?? Reflect.getMetadata(ACCESS_KEY, controller);
    const path = `${base}/${String(Reflect.getMetadata(PATH_METADATA, handler))}`.replace(/\/+/g, '/');
    const isPost = Reflect.getMetadata(METHOD_METADATA, handler) === RequestMethod.POST;
    return [
      {
        controller: controller.name,
        handler: name,
        path,
        access: access as Access | undefined,
        creates: isPost && (Reflect.getMetadata(HTTP_CODE_METADATA, handler) ?? 201) === 201,
        countsAsCreation: Reflect.getMetadata(CREATION_KEY, handler) === true,
      },
    ];
  });
}
