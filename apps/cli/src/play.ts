import type { Define } from './command.ts';
export const define: Define = () => {};
