import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { getTeamFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { deleteSop } from '../../api/generated/sdk.gen';
import type { SopDto } from '../../api/generated/types.gen';
import { notifyUndo } from '../../components/notifications';
import { refreshSopLists } from './refresh-sop-lists';
import * as words from './sop-actions.en';
import { useRestoreSops } from './use-restore-sops';

/** Deletes an SOP and offers to undo that (S8.17, S8.28, T14); says so when others lose it with it. */
export function useDeleteSop() {
  const queryClient = useQueryClient();
  const { mutate: restore } = useRestoreSops();
  return useMutation({
    mutationFn: async ({ id, status }: Pick<SopDto, 'id' | 'status'>) => {
      const [isShared] = await Promise.all([
        status === 'completed' && hasTeam(queryClient),
        deleteSop({ path: { id } }),
      ]);
      return { isShared };
    },
    meta: { failureText: words.deleteFailed },
    onSuccess: ({ isShared }, { id }) => {
      notifyUndo({
        title: words.deleted,
        ...(isShared && { text: words.deletedForTeam }),
        onUndo: () => restore([id]),
      });
      return refreshSopLists(queryClient);
    },
  });
}

/** How long a team is taken for the same. */
const TEAM_IS_KNOWN_MS = 5 * 60_000;

/** Whether somebody else reads what the person has completed; false where that cannot be found out. */
async function hasTeam(queryClient: QueryClient): Promise<boolean> {
  const figures = await queryClient
    .fetchQuery({ ...getTeamFiguresOptions(), staleTime: TEAM_IS_KNOWN_MS, retry: false })
    .catch(() => null);
  return (figures?.team_members ?? 0) > 1;
}
