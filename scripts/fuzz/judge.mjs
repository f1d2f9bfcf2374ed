// What happens when a format is handed an input: it is read or refused, or it is a fault: thrown, slow or large.

/** Bounds of one input: milliseconds of the processor, and bytes more than before. */
export const MOST = { ms: 1000, bytes: 500 * 1024 * 1024 };

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** @returns {Promise<{ is: 'read' | 'refused' | 'fault', why?: string, ms: number }>} */
export const judged = async (format, input, place) => {
  const [begun, held] = [spent(), process.memoryUsage.rss()];
  let is;
  try {
    is = await format.take(input, place);
  } catch (error) {
    const why =
      error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ') : String(error);
    return { is: 'fault', why: `thrown: ${why}`, ms: spent() - begun };
  }
  const ms = spent() - begun;
  const more = process.memoryUsage.rss() - held;
  if (more > MOST.bytes) return { is: 'fault', why: `took ${more >> 20} MB`, ms };
  return ms > MOST.ms ? { is: 'fault', why: `took ${Math.round(ms)} ms`, ms } : { is, ms };
};
