// Time as the processor counts it: a check that walks for a while takes as many walks on a busy machine as on an idle one.

/** Milliseconds this process has worked so far. */
export const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
