import { Clock } from '../../../common/clock.js';

/** A clock that moves only when told. */
export class SettableClock extends Clock {
  constructor(private time = new Date('2026-03-02T09:00:00.000Z')) {
    super();
  }

  now(): Date {
    return this.time;
  }

  /** Now, in seconds since 1970. */
  get seconds(): number {
    return this.time.getTime() / 1000;
  }

  advance(milliseconds: number): void {
    this.time = new Date(this.time.getTime() + milliseconds);
  }
}
