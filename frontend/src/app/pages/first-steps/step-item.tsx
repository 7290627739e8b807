import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as words from './words.en';

interface StepItemProps {
  title: string;
  text: string;
  isDone: boolean;
  /** What to do about it; left out once it is done. */
  action?: ReactNode;
}

/** One step of the guidance, with a tick when it is done. */
export function StepItem({ title, text, isDone, action }: StepItemProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      {isDone ? <CheckCircle color="success" titleAccess={words.done} /> : <RadioButtonUnchecked color="disabled" />}
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
        {!isDone && action}
      </Box>
    </Box>
  );
}
