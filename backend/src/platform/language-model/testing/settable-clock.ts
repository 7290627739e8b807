import { Clock } from '../../../common/clock.js';

/** A clock that moves only when told. */
export class SettableClock extends Clock {
  private time = Date.parse('2026-03-02T09:00:00.000Z');

  now(): Date {
    return new Date(this.time);
  }

  advance(milliseconds: number): void {
    this.time += milliseconds;
  }
}
