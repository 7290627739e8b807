import type { SopDto } from '../../../api/generated/types.gen';

/** Whether the prompt told no steps and no template was meant for sure: the draft asks for the steps, and nobody has answered. */
export function isThin({ document }: Pick<SopDto, 'document'>): boolean {
  return (document?.questions ?? []).some(({ target, answer }) => target?.path === 'prompt' && answer === null);
}
