// Not yet.

import { Page } from '../app/Page.tsx';

export const SettingsPage = () => <Page title="SettingsPage">…</Page>;
