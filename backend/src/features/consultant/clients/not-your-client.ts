import { commonProblems } from '../../../common/problems/common.problems.js';

/** The refusal of an entry that names a client whom the consultant does not have. */
export function notYourClient() {
  return commonProblems['invalid-fields']({
    errors: [{ pointer: '#/client_id', detail: 'is not one of your clients' }],
  });
}
