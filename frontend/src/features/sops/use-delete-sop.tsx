import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { closeSnackbar, enqueueSnackbar } from 'notistack';
import { deleteSop, restoreSop } from '../../api/generated/sdk.gen';
import { notifyError } from '../../components/notifications';
import { sopListKey } from './sop-list-key';

/** Deletes an SOP and offers to take that back (S8.17, S8.28, T14). */
export function useDeleteSop() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: sopListKey });
  const restore = async (id: string) => {
    try {
      await restoreSop({ path: { id } });
      await refresh();
    } catch {
      notifyError('Failed to restore SOP');
    }
  };
  return useMutation({
    mutationFn: (id: string) => deleteSop({ path: { id } }),
    meta: { failureText: 'Failed to delete SOP' },
    onSuccess: (_answer, id) => {
      enqueueSnackbar('SOP Deleted', {
        variant: 'success',
        autoHideDuration: 8000,
        action: (key) => (
          <Button
            color="inherit"
            onClick={() => {
              closeSnackbar(key);
              void restore(id);
            }}
          >
            Undo
          </Button>
        ),
      });
      return refresh();
    },
  });
}
