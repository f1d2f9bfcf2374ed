// Outcomes of anything that reads from outside: a value, or one problem in one sentence. Never a throw.

export interface Problem {
  readonly code: string;
  readonly message: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Problem };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const fail = (code: string, message: string): { readonly ok: false; readonly error: Problem } => ({
  ok: false,
  error: { code, message },
});
