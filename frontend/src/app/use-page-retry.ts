import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';

/** Renders a crashed page again without its cached data, which may be what crashed it. */
export function usePageRetry(): () => void {
  const queryClient = useQueryClient();
  const location = useLocation();
  const navigate = useNavigate();
  return () => {
    queryClient.removeQueries({ type: 'inactive' });
    // The router clears the error with the next navigation, also to the same page.
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  };
}
