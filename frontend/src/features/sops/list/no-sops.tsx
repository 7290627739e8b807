import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state';
import { NEW_SOP_STATE } from '../new-sop-state';
import * as words from './no-sops.en';

/** The list of a user without SOPs. */
export function NoSops() {
  const navigate = useNavigate();
  return (
    <EmptyState
      title={words.title}
      text={words.text}
      action={
        <Button variant="outlined" onClick={() => navigate('/dashboard', { state: NEW_SOP_STATE })}>
          {words.writeFirst}
        </Button>
      }
    />
  );
}
