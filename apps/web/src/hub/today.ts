// The day as everyone has it: UTC, so that a seed of the day is one seed.

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const today = (now: Date): { readonly name: string; readonly code: string } => ({
  name: `${now.getUTCDate()} ${MONTHS[now.getUTCMonth()]}`,
  code: now.toISOString().slice(0, 10),
});
