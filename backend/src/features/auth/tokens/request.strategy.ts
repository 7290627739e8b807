import type { FastifyRequest } from 'fastify';
import passport from 'passport';

type Verify = (request: FastifyRequest, done: (error: unknown, caller?: object | false) => void) => void;

/** A passport strategy that only reads the request: no redirects, no server-side session. */
export class RequestStrategy extends passport.Strategy {
  constructor(private readonly verify: Verify) {
    super();
  }

  // Never calls `pass()`: passport would then accept the request without a caller.
  override authenticate(request: unknown): void {
    this.verify(request as FastifyRequest, (error, caller) => {
      if (error) this.error(error);
      else if (caller) this.success(caller);
      else this.fail(401);
    });
  }
}
