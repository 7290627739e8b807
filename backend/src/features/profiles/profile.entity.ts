import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../common/access/principal.js';

/** The profile of a user. The id is the authenticated user's id (S3.1). */
@Entity('profiles')
export class Profile {
  @PrimaryColumn('uuid')
  id: string;

  /** Null until the first sign-in has set it (S4.10). */
  @Column('text', { nullable: true })
  userType: Role | null;

  @Column('text')
  fullName: string;

  @Column('text')
  email: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
