import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath } from '@nestjs/swagger';
// Routes name common problems whichever feature is loaded first.
import './common.problems.js';
import { problemType } from './define-problems.js';
import { ProblemDetailsDto } from './problem-details.dto.js';

/** Documents the problems of a route, one response a status with an example for each code. */
export function ApiProblems(...codes: string[]): MethodDecorator & ClassDecorator {
  const byStatus = new Map<number, ReturnType<typeof problemType>[]>();
  for (const code of codes) {
    const type = problemType(code);
    byStatus.set(type.status, [...(byStatus.get(type.status) ?? []), type]);
  }
  return applyDecorators(
    ...[...byStatus].map(([status, types]) =>
      ApiResponse({
        status,
        description: types.map((type) => `${type.title} (\`${type.code}\`)`).join('; '),
        content: {
          'application/problem+json': {
            schema: { $ref: getSchemaPath(ProblemDetailsDto) },
            examples: Object.fromEntries(
              types.map((type) => [
                type.code,
                {
                  value: {
                    type: `/problems/${type.code}`,
                    title: type.title,
                    status: type.status,
                    instance: 'urn:uuid:0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11',
                    code: type.code,
                  },
                },
              ]),
            ),
          },
        },
      }),
    ),
  );
}
