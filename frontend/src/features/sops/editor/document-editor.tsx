import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useReducer, useState } from 'react';
import type { SopDocument, SopDto } from '../../../api/generated/types.gen';
import { isConflict, useSaveSop } from '../page/use-save-sop';
import { type DocumentPart, editDocument } from './edit-document';
import { EDITOR_CARD, EditorBar } from './editor-bar';
import { ListEditor } from './list-editor';
import { PhasesEditor } from './phases-editor';
import { tidyDocument } from './tidy-document';
import { UnsavedChanges } from './unsaved-changes';

interface DocumentEditorProps {
  sop: SopDto;
  document: SopDocument;
  onClose: () => void;
}

const PARTS: { part: DocumentPart; label: string; maxLength: number }[] = [
  { part: 'purpose', label: 'Purpose', maxLength: 1000 },
  { part: 'scope', label: 'Scope', maxLength: 1000 },
  { part: 'trigger', label: 'When to use', maxLength: 300 },
];
const LISTS_BEFORE = [
  ['definitions', 'Definitions'],
  ['roles', 'Roles and responsibilities'],
  ['resources', 'Materials, tools and prerequisites'],
  ['safety', 'Safety'],
] as const;
const LISTS_AFTER = [
  ['exceptions', 'Exceptions and troubleshooting'],
  ['records', 'Records'],
  ['kpis', 'Measures'],
  ['references', 'References'],
  ['notes', 'Notes'],
] as const;

/** Edits a structured procedure line by line. */
export function DocumentEditor({ sop, document: original, onClose }: DocumentEditorProps) {
  const [document, dispatch] = useReducer(editDocument, original);
  // The version that the form was opened with: a newer one is somebody else's work.
  const [version] = useState(sop.version);
  const save = useSaveSop(sop.id);
  const handleSave = (base: number) =>
    save.mutate({ document: tidyDocument(document, original.title), version: base }, { onSuccess: onClose });
  return (
    <Card sx={EDITOR_CARD}>
      <CardContent sx={{ p: { xs: 2, sm: 4 } }}>
        <Stack spacing={3}>
          {PARTS.map(({ part, label, maxLength }, index) => (
            <TextField
              key={part}
              autoFocus={index === 0}
              label={label}
              multiline
              fullWidth
              value={document[part] ?? ''}
              onChange={(event) => dispatch({ type: 'set-part', part, text: event.target.value })}
              slotProps={{ htmlInput: { maxLength, dir: 'auto' } }}
            />
          ))}
          {LISTS_BEFORE.map(([list, heading]) => (
            <ListEditor key={list} heading={heading} list={list} lines={document[list]} dispatch={dispatch} />
          ))}
          <PhasesEditor heading="Procedure" phases={document.phases} dispatch={dispatch} />
          {LISTS_AFTER.map(([list, heading]) => (
            <ListEditor key={list} heading={heading} list={list} lines={document[list]} dispatch={dispatch} />
          ))}
        </Stack>
        <UnsavedChanges hasChanges={document !== original} />
        <EditorBar
          isSaving={save.isPending}
          hasConflict={isConflict(save.error)}
          onSave={() => handleSave(version)}
          onOverwrite={() => handleSave(sop.version)}
          onCancel={onClose}
        />
      </CardContent>
    </Card>
  );
}
