// Not yet.

import { Page } from '../app/Page.tsx';

export const Digests = () => <Page title="Digests">…</Page>;
