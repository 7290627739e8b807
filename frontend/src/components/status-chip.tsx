import Chip from '@mui/material/Chip';
import type { Theme } from '@mui/material/styles';

/** What a state means, whatever it is the state of. */
export type StatusTone =
  /** In force, done or settled. */
  | 'good'
  /** To come, or worth knowing. */
  | 'info'
  /** Somebody has to do something. */
  | 'waiting'
  /** Failed or run out. */
  | 'bad'
  /** Anything else, such as what is over. */
  | 'neutral';

const COLORS = { good: 'success', info: 'info', waiting: 'warning', bad: 'error', neutral: 'text' } as const;

interface StatusChipProps {
  label: string;
  tone: StatusTone;
}

/** A state in a word. It can not be pressed; its color says what the state means, on every page the same (screens m15). */
export function StatusChip({ label, tone }: StatusChipProps) {
  return <Chip size="small" label={label} data-tone={tone} sx={(theme) => lookOf(theme, tone)} />;
}

function lookOf(theme: Theme, tone: StatusTone) {
  const { palette } = theme.vars ?? theme;
  const name = COLORS[tone];
  const color = name === 'text' ? palette.text.secondary : palette[name].main;
  return {
    // Nearer to the ink than the color itself, which on its own tint would be hard to read.
    color: `color-mix(in srgb, ${color} 75%, ${palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${color} 13%, transparent)`,
  };
}
