import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import * as words from './words.en';

interface UploadProgressProps {
  /** What is being uploaded, for screen readers. */
  label: string;
  /** Upload progress in percent; at 100 the server processes it. */
  percent: number;
  /** What the server does after the upload. */
  waitingText?: string;
}

/** The upload progress of a file, then that the server has it. */
export function UploadProgress({ label, percent, waitingText = words.uploadWaiting }: UploadProgressProps) {
  const isUploading = percent < 100;
  const text = isUploading ? uploadText(percent) : waitingText;
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
      <LinearProgress
        variant={isUploading ? 'determinate' : 'indeterminate'}
        {...(isUploading && { value: percent })}
        aria-label={label}
        aria-valuetext={text}
        sx={{ mt: 0.5 }}
      />
    </Box>
  );
}

export function uploadText(percent: number): string {
  return words.uploadProgress(percent);
}
