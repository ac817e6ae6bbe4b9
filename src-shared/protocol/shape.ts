/** Tells whether an unknown is exactly a `T`: no field more, none less, nothing inherited. */
export type Guard<T> = (value: unknown) => value is T;

type Guarded<G> = G extends Guard<infer T> ? T : never;
type Fields = { readonly [key: string]: Guard<unknown> };
type Shape<F extends Fields> = { readonly [Key in keyof F]: Guarded<F[Key]> };

/** One of the literals of a list. */
export function oneOf<const T extends string | number | boolean | null>(values: readonly T[]): Guard<T> {
  const known: ReadonlySet<unknown> = new Set(values);
  return (value): value is T => known.has(value);
}

export const flag: Guard<boolean> = (value): value is boolean => typeof value === 'boolean';

/** A whole number from `least` to `most`; minus zero is none. */
export function whole(least: number, most: number): Guard<number> {
  return (value): value is number =>
    typeof value === 'number' &&
    Number.isSafeInteger(value) &&
    !Object.is(value, -0) &&
    value >= least &&
    value <= most;
}

/** A string that `test` accepts, without lone surrogates. */
export function text(test: (value: string) => boolean): Guard<string> {
  return (value): value is string => typeof value === 'string' && isWellFormed(value) && test(value);
}

/** False where half a surrogate pair stands alone: no UTF-8 can carry it. */
export function isWellFormed(value: string): boolean {
  return !/\p{Surrogate}/u.test(value);
}

export function orNull<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

export function either<A, B>(first: Guard<A>, second: Guard<B>): Guard<A | B> {
  return (value): value is A | B => first(value) || second(value);
}

/** At most `most` of the same. */
export function list<T>(guard: Guard<T>, most: number): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.length <= most && value.every(guard);
}

/** The same list where no two of it have the same key: what tells each of something must not tell it twice. */
export function distinct<T>(
  guard: Guard<readonly T[]>,
  keyOf: (each: T) => string | number,
): Guard<readonly T[]> {
  return (value): value is readonly T[] => guard(value) && new Set(value.map(keyOf)).size === value.length;
}

/** An object with exactly these fields of its own; a key like `__proto__` is one too many. */
export function object<const F extends Fields>(fields: F): Guard<Shape<F>> {
  const known = Object.entries(fields);
  return (value): value is Shape<F> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const own = new Map<string, unknown>(Object.entries(value));
    return own.size === known.length && known.every(([key, guard]) => own.has(key) && guard(own.get(key)));
  };
}

/** One of several objects, told apart by the literal in their field `tag`. */
export function tagged<const Tag extends string, const Cases extends { readonly [name: string]: Fields }>(
  tag: Tag,
  cases: Cases,
): Guard<{ [Name in keyof Cases]: { readonly [Key in Tag]: Name } & Shape<Cases[Name]> }[keyof Cases]> {
  const guards = new Map<unknown, Guard<unknown>>(
    Object.entries(cases).map(([name, fields]) => [name, object({ [tag]: oneOf([name]), ...fields })]),
  );
  return (
    value,
  ): value is {
    [Name in keyof Cases]: { readonly [Key in Tag]: Name } & Shape<Cases[Name]>;
  }[keyof Cases] => {
    if (typeof value !== 'object' || value === null) return false;
    const name = new Map<string, unknown>(Object.entries(value)).get(tag);
    return guards.get(name)?.(value) ?? false;
  };
}
