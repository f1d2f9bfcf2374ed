// Why a run is not being saved, in words that say what can be done about it.

const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || /quota|full|disk/i.test(error.message));

const megabytes = (bytes: number | undefined): string => `${Math.ceil((bytes ?? 0) / 1e6)} MB`;

/** How much the browser has given this page and how much of it is taken, where it says so. */
const roomWords = async (): Promise<string> => {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return quota ? ` (${megabytes(usage)} of ${megabytes(quota)})` : '';
  } catch {
    return '';
  }
};

export const unsavedWords = async (error: unknown): Promise<string> => {
  if (!isFull(error)) return `This run is not being saved: ${error instanceof Error ? error.message : String(error)}`;
  return `This run is not being saved: the browser's store for this page is full${await roomWords()}. Drop runs you no longer need under Replays, or free space on the disk; Share keeps this run as a link.`;
};
