import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events of the payment service are forgotten after a while; the old ones have to be found. */
export class FindOldStripeEvents1740007700000 implements MigrationInterface {
  readonly name = 'FindOldStripeEvents1740007700000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX stripe_events_age ON stripe_events (received_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX stripe_events_age');
  }
}
