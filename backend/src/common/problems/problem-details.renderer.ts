import type { ErrorRenderer, FailedRequest, RenderedError } from './error.filter.js';
import type { Problem } from './problem.js';
import type { ProblemDetailsDto } from './problem-details.dto.js';

/** RFC 9457 problem details: the form of every error outside the auth protocol. */
export class ProblemDetailsRenderer implements ErrorRenderer {
  constructor(private readonly appUrl: string) {}

  handles(): boolean {
    return true;
  }

  render(_error: unknown, problem: Problem, request: FailedRequest): RenderedError {
    const { code, status, title } = problem.type;
    const body: ProblemDetailsDto = {
      type: `${this.appUrl}/problems/${code}`,
      title,
      status,
      ...(problem.detail === undefined ? {} : { detail: problem.detail }),
      instance: `urn:uuid:${request.id}`,
      code,
      ...(problem.errors === undefined ? {} : { errors: problem.errors }),
    };
    return {
      status,
      headers: { 'content-type': 'application/problem+json; charset=utf-8', ...problem.headers },
      body: JSON.stringify(body),
    };
  }
}
