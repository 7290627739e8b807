import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import { isConflict, useSaveSop } from '../page/use-save-sop';
import { EDITOR_CARD, EditorBar } from './editor-bar';
import { UnsavedChanges } from './unsaved-changes';

const MAX_CONTENT_LENGTH = 200_000;

interface TextEditorProps {
  sop: SopDto;
  onClose: () => void;
}

/** Edits a procedure that is plain text. */
export function TextEditor({ sop, onClose }: TextEditorProps) {
  const [opened] = useState(sop);
  const [content, setContent] = useState(sop.content);
  const save = useSaveSop(sop.id);
  const handleSave = (version: number) => save.mutate({ content, version }, { onSuccess: onClose });
  return (
    <Card sx={EDITOR_CARD}>
      <CardContent sx={{ p: { xs: 2, sm: 4 } }}>
        <TextField
          label="Text"
          autoFocus
          multiline
          minRows={16}
          fullWidth
          value={content}
          onChange={(event) => setContent(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_CONTENT_LENGTH, dir: 'auto' } }}
        />
        <UnsavedChanges hasChanges={content !== opened.content} />
        <EditorBar
          isSaving={save.isPending}
          hasConflict={isConflict(save.error)}
          onSave={() => handleSave(opened.version)}
          onOverwrite={() => handleSave(sop.version)}
          onCancel={onClose}
        />
      </CardContent>
    </Card>
  );
}
