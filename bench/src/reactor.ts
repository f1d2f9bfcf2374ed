import type { Row, Skipped } from './row.ts';
export const reactorRows = async (): Promise<readonly (Row | Skipped)[]> => [];
