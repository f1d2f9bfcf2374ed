// Entry: settings on the page, the app in it, the service worker behind it.

import './styles/fonts.css';
import './styles/tokens.css';
import './styles/frame.css';
import './styles/app.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { followUpdates, watchParts } from './app/update.ts';
import { applySettings, followSystem, useSettings } from './store/settings.ts';

applySettings(useSettings.getState());
followSystem();
createRoot(document.getElementById('root')!).render(<App />);

watchParts();
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  window.addEventListener('load', () => void followUpdates().catch(() => undefined));
