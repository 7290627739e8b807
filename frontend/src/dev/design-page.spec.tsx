import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { theme } from '../theme/theme';
import { DesignPage } from './design-page';

/** Components without samples: those that are visible only by their effect. */
const WITHOUT_CLASS = ['MuiCssBaseline', 'MuiTooltip'];

describe('/dev/design', () => {
  beforeEach(() => {
    render(
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <MemoryRouter>
          <DesignPage />
        </MemoryRouter>
      </ThemeProvider>,
    );
  });

  it.each(['light', 'dark'])('shows every component that the theme changes: %s', (scheme) => {
    const section = screen.getByRole('region', { name: scheme });
    expect(section.dataset['scheme']).toBe(scheme);
    const names = Object.keys(theme.components ?? {}).filter((name) => !WITHOUT_CLASS.includes(name));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => section.querySelector(`.${name}-root`) === null)).toEqual([]);
  });
});
