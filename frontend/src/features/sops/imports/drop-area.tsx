import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import * as words from './import-dialog.en';
import { ACCEPTED } from './import-queue';

interface DropAreaProps {
  onFiles: (files: File[]) => void;
}

/** A drop zone for files with a button to choose them; touch screens have no drop. */
export function DropArea({ onFiles }: DropAreaProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const handleOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <Box
      onDragOver={handleOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      sx={{
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : 'transparent',
        borderRadius: 2,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Typography variant="body2" sx={{ mb: 0.5, fontWeight: 600, '@media (pointer: coarse)': { display: 'none' } }}>
        {words.drop}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, textWrap: 'balance' }}>
        {words.kinds}
      </Typography>
      <Button variant="contained" startIcon={<UploadFileOutlined />} onClick={() => inputRef.current?.click()}>
        {words.choose}
      </Button>
      <input ref={inputRef} type="file" multiple accept={ACCEPTED} onChange={handleChange} hidden />
    </Box>
  );
}
