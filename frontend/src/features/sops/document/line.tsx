import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { SopLabelsDto } from '../../../api/generated/types.gen';

interface LineProps {
  text: string | null | undefined;
  source?: string | null | undefined;
  labels: SopLabelsDto;
}

/** A text of the procedure; marks what nobody has decided and what is common practice only. */
export function Line({ text, source, labels }: LineProps) {
  return (
    <>
      {text ? text : <ToConfirm labels={labels} />}
      {source === 'suggested' && (
        <Chip
          size="small"
          variant="outlined"
          label={labels.suggested}
          sx={{
            marginInlineStart: 1,
            height: 20,
            fontSize: '0.7rem',
            color: 'text.secondary',
            verticalAlign: 'text-bottom',
          }}
        />
      )}
    </>
  );
}

/** Stands where a value is unknown. */
export function ToConfirm({ labels }: Pick<LineProps, 'labels'>) {
  return (
    <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
      [{labels.to_confirm}]
    </Box>
  );
}
