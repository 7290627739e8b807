import '../theme/fonts.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '../theme/theme';
import { DesignPage } from './design-page';

/** `/dev/design` of the development server (`npm run dev`). It is no entry of the build, so no installation has it. */
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <MemoryRouter>
        <DesignPage />
      </MemoryRouter>
    </ThemeProvider>,
  );
}
