import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { longDate } from './plan-line';
import { useMissingPayment } from './use-missing-payment';
import { useSubscription } from './use-subscription';

/** Tells the owner of a subscription on every page that a payment is missing, and leads to where it is made. */
export function PaymentNotice() {
  const { data: row } = useSubscription();
  const payment = useMissingPayment();
  if (!row?.payment_due_by) return null;
  return (
    <Box component="aside" aria-label="Missing payment" sx={{ displayPrint: 'none' }}>
      <Alert
        severity="warning"
        sx={{
          borderRadius: 0,
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          '& .MuiAlert-message': { flexBasis: { xs: 'calc(100% - 40px)', sm: 'auto' } },
          '& .MuiAlert-action': {
            alignItems: 'center',
            flexShrink: 0,
            pt: 0,
            mr: 0,
            ml: { xs: 4.5, sm: 'auto' },
            pl: { xs: 0, sm: 2 },
          },
        }}
        action={
          <Button
            color="inherit"
            variant="outlined"
            size="small"
            loading={payment.isPending}
            onClick={payment.open}
            sx={{ whiteSpace: 'nowrap' }}
          >
            Pay or confirm
          </Button>
        }
      >
        {noticeText(new Date(row.payment_due_by), new Date())}
      </Alert>
    </Box>
  );
}

/** What is the matter, and what follows: the plan stays open until `dueBy`. */
export function noticeText(dueBy: Date, now: Date): string {
  if (dueBy < now) {
    return 'Your plan is closed because a payment is missing. Make it, or confirm it if your bank asks for that.';
  }
  return `A payment for your plan is missing. Make it, or confirm it if your bank asks for that, by ${longDate(
    dueBy.toISOString(),
  )}, to keep your plan open.`;
}
