import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import type { ElementType, ReactNode } from 'react';
import type { SopSafety } from '../../../api/generated/types.gen';

type Severity = 'error' | 'warning' | 'info';

const SEVERITY: Record<SopSafety['level'], Severity> = {
  danger: 'error',
  warning: 'warning',
  caution: 'warning',
  note: 'info',
};

const ICONS: Record<Severity, ElementType> = {
  error: ErrorOutlined,
  warning: ReportProblemOutlined,
  info: InfoOutlined,
};

interface SafetyNoteProps {
  /** Id of the line; none while it is being written. */
  line: string | null | undefined;
  level: SopSafety['level'];
  children: ReactNode;
}

/**
 * A safety note, in the color of its level. Material UI's alert would need a style attribute, which public pages must
 * not have.
 */
export function SafetyNote({ line, level, children }: SafetyNoteProps) {
  const severity = SEVERITY[level];
  const Icon = ICONS[severity];
  return (
    <Box
      role="note"
      data-line={line}
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.25,
        borderRadius: 1,
        fontSize: '0.9375rem',
        lineHeight: 1.5,
        overflowWrap: 'anywhere',
        color: `var(--mui-palette-Alert-${severity}Color)`,
        bgcolor: `var(--mui-palette-Alert-${severity}StandardBg)`,
        '@media print': { color: '#000', bgcolor: 'transparent', border: '1px solid #999', breakInside: 'avoid' },
      }}
    >
      <Box
        component={Icon}
        aria-hidden
        sx={{ fontSize: 22, color: `${severity}.main`, '@media print': { color: '#000' } }}
      />
      <div>{children}</div>
    </Box>
  );
}
