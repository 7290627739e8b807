import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';

/** Shows a page that broke anew, without what it had read: that may be what broke it. */
export function usePageRetry(): () => void {
  const queryClient = useQueryClient();
  const location = useLocation();
  const navigate = useNavigate();
  return () => {
    queryClient.removeQueries({ type: 'inactive' });
    // The router forgets the failure with the next navigation, also when it leads nowhere else.
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  };
}
