/** What a function that may lawfully say no gives back: never a throw, which is kept for bugs. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };

/** A success that carries `value`. */
export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

/** A refusal or fault that carries `error`. */
export function err<Failure>(error: Failure): Result<never, Failure> {
  return { ok: false, error };
}

/** Ends every `switch` on a tag: a new tag does not compile until every reader has thought about it. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${String(value)}`);
}
