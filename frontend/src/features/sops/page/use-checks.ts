import { useQuery } from '@tanstack/react-query';
import { checkSopOptions } from '../../../api/generated/@tanstack/react-query.gen';
import type { SopDto } from '../../../api/generated/types.gen';
import { countOwnLines } from '../document/suggestions';
import { isDrafting } from '../is-drafting';

/** The quality checks of an SOP; none while it is being drafted, and without lines of the user. */
export function useChecks({ id, document, generation_state: state }: SopDto) {
  const isChecked = document !== null && !isDrafting(state) && countOwnLines(document) > 0;
  return useQuery({ ...checkSopOptions({ path: { id } }), enabled: isChecked });
}
