import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { longDate } from './long-date';
import { useMissingPayment } from './use-missing-payment';
import { useSubscription } from './use-subscription';
import * as words from './words.en';

/** Informs the owner of a subscription on every page that a payment is missing, with a link to make it. */
export function PaymentNotice() {
  const { data: row } = useSubscription();
  const payment = useMissingPayment();
  if (!row?.payment_due_by) return null;
  return (
    <Box component="aside" aria-label={words.missingPaymentTitle} sx={{ displayPrint: 'none' }}>
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
            {words.missingPaymentPay}
          </Button>
        }
      >
        {noticeText(new Date(row.payment_due_by), new Date())}
      </Alert>
    </Box>
  );
}

/** The problem and its consequence: the plan stays open until `dueBy`. */
export function noticeText(dueBy: Date, now: Date): string {
  return dueBy < now ? words.missingPaymentTextOfClosed : words.missingPaymentText(longDate(dueBy.toISOString()));
}
