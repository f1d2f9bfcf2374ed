// Tabs of one browser share their saves: the one that writes a turn tells the others, so that none goes on unaware.

let opened: BroadcastChannel | null = null;
const channel = (): BroadcastChannel => {
  opened ??= new BroadcastChannel('interlock.saves');
  return opened;
};

/** Another turn of this run was kept. */
export const tellTabs = (key: string): void => channel().postMessage(key);

/** Hears of turns that other tabs kept; never of this tab's own. */
export const hearTabs = (onKept: (key: string) => void): (() => void) => {
  const listen = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === 'string') onKept(data);
  };
  channel().addEventListener('message', listen);
  return () => channel().removeEventListener('message', listen);
};
