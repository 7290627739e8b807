import type { SopDto } from '../../../api/generated/types.gen';

/**
 * Whether the prompt contains no steps and matches no template for certain: the draft asks for the steps, without an
 * answer yet.
 */
export function isThin({ document }: Pick<SopDto, 'document'>): boolean {
  return (document?.questions ?? []).some(({ target, answer }) => target?.path === 'prompt' && answer === null);
}
