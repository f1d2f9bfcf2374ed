// Not yet.

import { Page } from '../app/Page.tsx';

export const Replays = () => <Page title="Replays">…</Page>;
