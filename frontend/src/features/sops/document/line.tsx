import Box from '@mui/material/Box';
import type { SopLabelsDto } from '../../../api/generated/types.gen';
import { AsWrittenMark } from './as-written-mark';
import { MarkedText } from './marked-text';
import { SuggestionChip } from './suggestion-chip';

interface LineProps {
  text: string | null | undefined;
  /** The line of the text. */
  item?: { id?: string | null | undefined; src?: string | null | undefined };
  labels: SopLabelsDto;
}

/** A text of the procedure; marks open questions and what is common practice only. */
export function Line({ text, item, labels }: LineProps) {
  return (
    <>
      {text ? <MarkedText text={text} /> : <ToConfirm labels={labels} />}
      <LineMarks item={item} labels={labels} />
    </>
  );
}

/** The marks of a line of several parts, which stand at its end: before a colon they would leave a gap on paper. */
export function LineMarks({ item, labels }: Omit<LineProps, 'text'>) {
  return (
    <>
      <AsWrittenMark item={item} />
      {item?.src === 'suggested' && (
        <>
          {' '}
          <SuggestionChip label={labels.suggested} id={item.id} />
        </>
      )}
    </>
  );
}

/** Shown for an unknown value. */
export function ToConfirm({ labels }: Pick<LineProps, 'labels'>) {
  return (
    <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
      [{labels.to_confirm}]
    </Box>
  );
}
