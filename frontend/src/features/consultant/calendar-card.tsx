import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCalendarAddressOptions, getCalendarAddressQueryKey } from '../../api/generated/@tanstack/react-query.gen';
import { deleteCalendarAddress, renewCalendarAddress } from '../../api/generated/sdk.gen';
import { problemText } from '../../api/problem';
import { notifyError } from '../../components/notifications';
import { PartFailure } from '../../components/part-failure';
import { TimeStamp } from '../../components/time-stamp';
import { withParts } from '../../words/with-parts';
import * as words from './calendar.en';

/** The meetings as a feed for a calendar program, at an address that is shown once. */
export function CalendarCard() {
  const queryClient = useQueryClient();
  const { data: state, isError, refetch } = useQuery(getCalendarAddressOptions());
  const refresh = () => queryClient.invalidateQueries({ queryKey: getCalendarAddressQueryKey() });
  const onError = (error: unknown) => notifyError(problemText(error));
  const renew = useMutation({ mutationFn: () => renewCalendarAddress(), onSuccess: refresh, onError });
  const remove = useMutation({
    mutationFn: () => deleteCalendarAddress(),
    onSuccess: () => {
      renew.reset();
      return refresh();
    },
    onError,
  });
  const url = renew.data?.data.url;
  return (
    <Card component="section" aria-label={words.label}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" gutterBottom>
          {words.title}
        </Typography>
        {!state &&
          (isError ? (
            <PartFailure text={words.notLoaded} onRetry={() => refetch()} />
          ) : (
            <Skeleton variant="rounded" height={72} />
          ))}
        {state && (
          <>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {state.created_at
                ? withParts(words.inUse, { time: <TimeStamp at={state.created_at} /> })
                : words.notCreated}
            </Typography>
            {url && (
              <TextField
                label={words.link}
                value={url}
                fullWidth
                size="small"
                sx={{ mb: 2 }}
                slotProps={{ htmlInput: { readOnly: true } }}
                onFocus={(event) => event.target.select()}
              />
            )}
            <Stack direction="row" spacing={1}>
              <Button variant="outlined" loading={renew.isPending} onClick={() => renew.mutate()}>
                {state.created_at ? words.replace : words.create}
              </Button>
              {state.created_at && (
                <Button color="error" loading={remove.isPending} onClick={() => remove.mutate()}>
                  {words.remove}
                </Button>
              )}
            </Stack>
          </>
        )}
      </CardContent>
    </Card>
  );
}
