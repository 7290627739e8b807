import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import * as words from './plan.en';
import { usePortal } from './use-portal';

/** Opens the page of the payment service where a subscription is managed, in a new tab (S2.81). */
export function ManageButton(props: Pick<ButtonProps, 'variant' | 'size' | 'color' | 'fullWidth' | 'sx'>) {
  const portal = usePortal();
  return (
    <Button {...props} endIcon={<OpenInNewOutlined />} loading={portal.isPending} onClick={portal.open}>
      {words.manage}
    </Button>
  );
}
