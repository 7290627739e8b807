import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state';
import { NEW_SOP_STATE } from '../new-sop-state';

/** The list of somebody who has no SOP yet. */
export function NoSops() {
  const navigate = useNavigate();
  return (
    <EmptyState
      title="No SOPs yet"
      text="Describe your first task above and press Generate SOP."
      action={
        <Button variant="outlined" onClick={() => navigate('/dashboard', { state: NEW_SOP_STATE })}>
          Write your first SOP
        </Button>
      }
    />
  );
}
