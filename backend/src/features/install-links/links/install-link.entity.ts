import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A team seat: the link that one person uses to join the owner's team (S3.33). */
@Entity('install_links')
export class InstallLink {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** Random and unguessable: the link's secret. */
  @Column('text')
  installId: string;

  @Column('boolean')
  isActive: boolean;

  @Column('text')
  downloadUrl: string;

  /** Who sits on the seat; null until the link is used. */
  @Column('uuid', { nullable: true })
  memberUserId: string | null;

  @Column('timestamptz', { nullable: true })
  boundAt: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  /** For whom the owner made the link, in the owner's words. */
  @Column('text', { nullable: true })
  name: string | null;

  /** The address that the link was mailed to; forgotten once it is used or revoked. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
