import Chip from '@mui/material/Chip';
import type { Theme } from '@mui/material/styles';

/** What a state means, whatever it is the state of. */
export type StatusTone =
  /** In force, done or settled. */
  | 'good'
  /** To come, or worth knowing. */
  | 'info'
  /** Action is required. */
  | 'waiting'
  /** Failed or run out. */
  | 'bad'
  /** Anything else, such as ended. */
  | 'neutral';

const COLORS = { good: 'success', info: 'info', waiting: 'warning', bad: 'error', neutral: 'text' } as const;

interface StatusChipProps {
  label: string;
  tone: StatusTone;
}

/**
 * A state as a chip. It is not clickable; its color shows the meaning of the state, the same on every page (screens
 * m15).
 */
export function StatusChip({ label, tone }: StatusChipProps) {
  return <Chip size="small" label={label} data-tone={tone} sx={(theme) => lookOf(theme, tone)} />;
}

function lookOf(theme: Theme, tone: StatusTone) {
  const { palette } = theme.vars ?? theme;
  const name = COLORS[tone];
  const color = name === 'text' ? palette.text.secondary : palette[name].main;
  return {
    // Darker than the color itself, which would be hard to read on its own tint.
    color: `color-mix(in srgb, ${color} 60%, ${palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${color} 13%, transparent)`,
  };
}
