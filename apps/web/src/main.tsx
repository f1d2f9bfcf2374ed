// Entry: settings on the page, the app in it, the service worker behind it.

import './styles/fonts.css';
import './styles/tokens.css';
import './styles/frame.css';
import './styles/app.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { applySettings, followSystem, useSettings } from './store/settings.ts';

applySettings(useSettings.getState());
followSystem();
createRoot(document.getElementById('root')!).render(<App />);

// Quiet: a new version is fetched in the background and used at the next start.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
