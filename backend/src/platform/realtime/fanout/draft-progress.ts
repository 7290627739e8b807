import { z } from 'zod';

/** Channel that the drafting job notifies with each step of a draft. */
export const DRAFT_PROGRESS_CHANNEL = 'draft_progress';

/** A notification of a draft that has grown: ids only. */
export interface DraftProgress {
  userId: string;
  generationId: string;
}

const payloadSchema = z.object({ user_id: z.string().min(1), generation_id: z.string().min(1) });

/** Gives null for anything malformed. */
export function parseDraftProgress(payload: unknown): DraftProgress | null {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return null;
  return { userId: parsed.data.user_id, generationId: parsed.data.generation_id };
}
