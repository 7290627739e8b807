import { Column, Entity, PrimaryColumn } from 'typeorm';

export const MOST_FOLDERS = 500;
export const MOST_FOLDER_LEVELS = 3;
export const MAX_FOLDER_NAME_LENGTH = 80;

/** A folder of its owner, for SOPs and other folders. */
@Entity('sop_folders')
export class SopFolder {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** Null at the top. */
  @Column('uuid', { nullable: true })
  parentId: string | null;

  @Column('text')
  name: string;

  /** Among those with the same parent. */
  @Column('integer')
  position: number;

  @Column('timestamptz')
  createdAt: Date;
}
