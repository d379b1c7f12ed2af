/** Fields that every answer of a service has and that are null in its peer's. */

type Words<L extends string> = L extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : L
type NullNames<T> = { [Name in keyof T]-?: null extends T[Name] ? Name : never }[keyof T] & string

/**
 * The fields of a type that are null here, named in lines of words: `nulls<Charge>()('review shipping', 'source')`.
 * A name that the type does not have, or that cannot be null, does not compile.
 */
export function nulls<T>() {
  return <const L extends string>(
    ...lines: (L & (Words<L> extends NullNames<T> ? unknown : never))[]
  ): Record<Words<L>, null> =>
    Object.fromEntries(lines.flatMap((line) => line.split(' ').map((name) => [name, null]))) as Record<
      Words<L>,
      null
    >
}
