import { Clock } from '../../backend/src/common/clock.js';

/** A clock that moves only when told. */
export class FakeClock extends Clock {
  /** @param time in milliseconds since 1970 */
  constructor(public time = Date.parse('2026-03-02T09:00:00.000Z')) {
    super();
  }

  now(): Date {
    return new Date(this.time);
  }

  /** Now, in seconds since 1970. */
  get seconds(): number {
    return this.time / 1000;
  }

  advance(milliseconds: number): void {
    this.time += milliseconds;
  }
}
