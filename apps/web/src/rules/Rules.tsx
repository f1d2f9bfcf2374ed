// Not yet.

import { Page } from '../app/Page.tsx';

export const Rules = (_: { game: string | undefined }) => <Page title="Rules">…</Page>;
