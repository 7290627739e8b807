import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Dispatch, memo } from 'react';
import type { LineList } from '../document/draft-document';
import type { EditAction } from './edit-document';
import { LineEditor } from './line-editor';
import { LINE_FORMS } from './line-forms';

interface ListEditorProps {
  heading: string;
  list: Exclude<LineList, 'phases'>;
  lines: { id: string }[];
  dispatch: Dispatch<EditAction>;
}

/** A list of the document with a way to add to it. */
export const ListEditor = memo(function ListEditor({ heading, list, lines, dispatch }: ListEditorProps) {
  const form = LINE_FORMS[list];
  return (
    <Box component="section">
      <Typography variant="h3" component="h2">
        {heading}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {lines.map((line, index) => (
          <LineEditor
            key={line.id}
            line={line}
            name={`${heading} ${index + 1}`}
            place={list}
            form={form}
            isFirst={index === 0}
            isLast={index === lines.length - 1}
            dispatch={dispatch}
          />
        ))}
      </Box>
      <Button startIcon={<AddOutlined />} onClick={() => dispatch({ type: 'add-line', place: list })} sx={{ mt: 1 }}>
        Add {form.noun}
      </Button>
    </Box>
  );
});
