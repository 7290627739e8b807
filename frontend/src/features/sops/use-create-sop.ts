import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createSopMutation } from '../../api/generated/@tanstack/react-query.gen';
import { notifySuccess } from '../../components/notifications';
import { wishFocusOn } from './new-sop-focus';
import { refreshSopLists } from './refresh-sop-lists';

/** Creates an SOP from a prompt (S8.15, S8.26). */
export function useCreateSop() {
  const queryClient = useQueryClient();
  return useMutation({
    ...createSopMutation(),
    meta: { failureText: 'Failed to create SOP' },
    onSuccess: (sop) => {
      // The button that was pressed is disabled now: the keyboard would be nowhere.
      wishFocusOn(sop.id);
      notifySuccess('SOP Created', 'Your SOP is being generated and will appear shortly');
      return refreshSopLists(queryClient);
    },
  });
}
