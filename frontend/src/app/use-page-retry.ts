import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';

/** Renders a crashed page again without its cached data, which may be what crashed it. */
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
