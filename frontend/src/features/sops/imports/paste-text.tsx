import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FlushButton } from '../../../components/flush-button';
import * as words from './import-dialog.en';

const MAX_LENGTH = 60_000;

interface PasteTextProps {
  onText: (file: File) => void;
}

/** Imports text without a file, such as a mail. */
export function PasteText({ onText }: PasteTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const isTooLong = text.length > MAX_LENGTH;
  const handleImport = () => {
    onText(new File([text], words.pasteFileName, { type: 'text/plain' }));
    setText('');
    setIsOpen(false);
  };
  return (
    <div>
      <FlushButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words.pasteTitle}
      </FlushButton>
      <Collapse in={isOpen} unmountOnExit>
        <Stack spacing={1} sx={{ mt: 1, alignItems: 'flex-end' }}>
          <TextField
            label={words.pasteField}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={isTooLong}
            helperText={isTooLong ? words.pasteIsTooLong : ' '}
            multiline
            minRows={4}
            maxRows={10}
            fullWidth
          />
          <Button variant="outlined" disabled={text.trim() === '' || isTooLong} onClick={handleImport}>
            {words.pasteImport}
          </Button>
        </Stack>
      </Collapse>
    </div>
  );
}
