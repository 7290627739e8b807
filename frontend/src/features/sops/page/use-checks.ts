import { useQuery } from '@tanstack/react-query';
import { checkSopOptions } from '../../../api/generated/@tanstack/react-query.gen';
import type { SopDto } from '../../../api/generated/types.gen';
import { countOwnLines } from '../document/suggestions';
import { isDrafting } from '../is-drafting';

/** What the checks say of an SOP; nothing while it is drafted, and where nothing is the person's own. */
export function useChecks({ id, document, generation_state: state }: SopDto) {
  const isChecked = document !== null && !isDrafting(state) && countOwnLines(document) > 0;
  return useQuery({ ...checkSopOptions({ path: { id } }), enabled: isChecked });
}
