import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type Dispatch, memo } from 'react';
import { IconAction } from '../../../components/icon-action';
import type { EditAction } from './edit-document';
import type { LineField, LineForm } from './line-forms';
import type { LinePlace } from './line-place';

interface LineEditorProps {
  line: { id: string };
  /** Said to screen readers with each action: "step 3". */
  name: string;
  place: LinePlace;
  form: LineForm;
  isFirst: boolean;
  isLast: boolean;
  dispatch: Dispatch<EditAction>;
}

/** The fields of one line. Memoised: a keystroke renders its own line only. */
export const LineEditor = memo(function LineEditor({
  line,
  name,
  place,
  form,
  isFirst,
  isLast,
  dispatch,
}: LineEditorProps) {
  const { id } = line;
  const values = line as Record<string, unknown>;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', alignItems: { sm: 'flex-start' } }}
    >
      <Box
        sx={{
          flexGrow: 1,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
        }}
      >
        {form.fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            value={values[field.name]}
            onChange={(value) => dispatch({ type: 'set-line', place, id, change: { [field.name]: value } })}
          />
        ))}
      </Box>
      <Stack direction="row" sx={{ flexShrink: 0 }}>
        <IconAction
          label="Move up"
          context={name}
          isDisabled={isFirst}
          onClick={() => dispatch({ type: 'move-line', place, id, by: -1 })}
        >
          <ArrowUpwardOutlined fontSize="small" />
        </IconAction>
        <IconAction
          label="Move down"
          context={name}
          isDisabled={isLast}
          onClick={() => dispatch({ type: 'move-line', place, id, by: 1 })}
        >
          <ArrowDownwardOutlined fontSize="small" />
        </IconAction>
        <IconAction label="Remove" context={name} onClick={() => dispatch({ type: 'remove-line', place, id })}>
          <DeleteOutlined fontSize="small" />
        </IconAction>
      </Stack>
    </Stack>
  );
});

interface FieldInputProps {
  field: LineField;
  value: unknown;
  onChange: (value: string | string[]) => void;
}

function FieldInput({ field, value, onChange }: FieldInputProps) {
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  return (
    <TextField
      label={field.label}
      size="small"
      fullWidth
      select={field.options !== undefined}
      multiline={field.isWide === true}
      value={text}
      onChange={(event) => onChange(field.isList ? event.target.value.split('\n') : event.target.value)}
      sx={field.isWide ? { gridColumn: '1 / -1' } : null}
      slotProps={{ htmlInput: { dir: 'auto', ...(field.isList ? {} : { maxLength: field.maxLength }) } }}
    >
      {field.options?.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
