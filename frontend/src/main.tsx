import '@fontsource-variable/inter';
import { createRoot } from 'react-dom/client';
import { loadAppConfig } from './api/app-config';
import { connectApi } from './api/http-client';
import { App } from './app/app';
import { createAuthClient } from './features/auth/auth-client';
import { tokensOf } from './features/auth/tokens';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
const config = await loadAppConfig();
const authClient = createAuthClient(config);
connectApi(tokensOf(authClient));
createRoot(root).render(<App config={config} authClient={authClient} />);
