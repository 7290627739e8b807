import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A bucket with its own rules. */
@Entity('storage_buckets')
export class StorageBucket {
  @PrimaryColumn('text')
  id: string;

  /** Whether everyone may read its files. */
  @Column('boolean')
  isPublic: boolean;

  /** Bytes of one file, as text; null: the installation's limit alone. */
  @Column('int8', { nullable: true })
  fileSizeLimit: string | null;

  /** Null: any. `image/*` stands for all of a kind. */
  @Column('text', { array: true, nullable: true })
  allowedMediaTypes: string[] | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
