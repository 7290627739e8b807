import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { type CssVarsTheme, getContrastRatio, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { theme } from './theme';

const { colorSchemes } = theme as unknown as CssVarsTheme;

function trackOf(variant: 'determinate' | 'indeterminate'): string {
  render(
    <ThemeProvider theme={theme}>
      <LinearProgress variant={variant} {...(variant === 'determinate' && { value: 0 })} aria-label={variant} />
    </ThemeProvider>,
  );
  return getComputedStyle(screen.getByRole('progressbar', { name: variant })).backgroundColor;
}

function Themed({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

/** What is closing when it is rendered has closed before it is shown. */
function ClosingEnds() {
  useLayoutEffect(() => {
    vi.advanceTimersByTime(theme.transitions.duration.leavingScreen);
  }, []);
  return null;
}

describe('the theme', () => {
  it('gives a bar that says how much a neutral track, so that it does not look full at nothing (screens m1)', () => {
    expect(trackOf('determinate')).toContain('--mui-palette-action-selected');
    expect(trackOf('indeterminate')).not.toContain('--mui-palette-action-selected');
  });

  it('never lets the text of an alert scroll, which no keyboard could do there', () => {
    render(
      <ThemeProvider theme={theme}>
        <Alert>A text</Alert>
      </ThemeProvider>,
    );
    const { overflow, overflowWrap } = getComputedStyle(screen.getByText('A text'));
    expect({ overflow, overflowWrap }).toEqual({ overflow: 'visible', overflowWrap: 'anywhere' });
  });

  it.each([
    ['all of the window, without corners', true, '0'],
    ['a part of it, with round ones', false, '16px'],
  ])('a dialog takes %s', (_looks, fullScreen, radius) => {
    render(
      <ThemeProvider theme={theme}>
        <Dialog open fullScreen={fullScreen} aria-label="Import">
          A text
        </Dialog>
      </ThemeProvider>,
    );
    expect(getComputedStyle(screen.getByRole('dialog')).borderRadius).toBe(radius);
  });

  it('shows a dialog to screen readers that opens in the moment in which another one has closed', () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const dialogs = (isFirstOpen: boolean, second: ReactNode = null) => (
      <>
        <Dialog open={isFirstOpen}>What changed</Dialog>
        {second}
      </>
    );
    const { rerender } = render(dialogs(true), { wrapper: Themed });
    rerender(dialogs(false));
    const restore = (
      <>
        <Dialog open>Restore it?</Dialog>
        <ClosingEnds />
      </>
    );
    rerender(dialogs(false, restore));
    expect(screen.getByRole('dialog').textContent).toBe('Restore it?');
  });

  it.each(['info', 'success', 'warning', 'error'] as const)('lets an alert be seen at night: %s', (severity) => {
    const palette = colorSchemes.dark?.palette;
    const surface = palette?.Alert[`${severity}StandardBg`] ?? '';
    for (const ground of [palette?.background.default ?? '', palette?.background.paper ?? '']) {
      expect(getContrastRatio(surface, ground), ground).toBeGreaterThan(1.15);
    }
    expect(getContrastRatio(surface, palette?.text.secondary ?? '')).toBeGreaterThan(4.5);
  });

  it.each(['light', 'dark'] as const)('draws the lines of a table as all others: %s', (scheme) => {
    const palette = colorSchemes[scheme]?.palette;
    expect(palette?.TableCell.border).toBe(palette?.divider);
  });

  it('rings the focused entry of a menu inside, where the menu cannot cut it', () => {
    render(
      <ThemeProvider theme={theme}>
        <MenuList>
          <MenuItem className="Mui-focusVisible">All</MenuItem>
        </MenuList>
      </ThemeProvider>,
    );
    expect(getComputedStyle(screen.getByRole('menuitem')).outlineOffset).toBe('-3px');
  });
});
