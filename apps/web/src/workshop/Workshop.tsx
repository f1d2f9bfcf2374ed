// Not yet.

import { Page } from '../app/Page.tsx';

export const Workshop = () => <Page title="Workshop">…</Page>;
