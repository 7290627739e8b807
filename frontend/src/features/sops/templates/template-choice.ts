import type { ChosenTemplateDto } from '../../../api/generated/types.gen';

/** A template of the gallery, or one of the person's own. */
export type TemplateChoice = ChosenTemplateDto | { ownId: string };

/** The same for the same template. */
export function choiceKey(choice: TemplateChoice): string {
  return 'ownId' in choice ? choice.ownId : choice.id;
}
