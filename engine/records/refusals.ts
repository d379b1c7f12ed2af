/**
 * What a rule refuses, as a value with the sentence for the person; each server makes its own error of it. The refusals
 * here are those that every kind of record has which a person keeps: debts, goals, categories, cases.
 * Example: the 501st debt is `{ kind: 'invalid', field: '', message: 'You can keep up to 500 debts. …' }`.
 */

/**
 * `missing`: there is no such thing, or it is somebody else's. `conflict`: what is stored does not allow it now.
 * `invalid`: what was typed; `field` is the input, '' the form as a whole.
 */
export type Refusal =
  | { kind: 'missing'; message: string }
  | { kind: 'conflict'; message: string }
  | { kind: 'invalid'; field: string; message: string }

export const invalid = (field: string, message: string): Refusal => ({ kind: 'invalid', field, message })

/** `most` is how many of them one person may keep. */
export function recordRefusals({ one, many, most }: { one: string; many: string; most: number }) {
  return {
    missing: { kind: 'missing', message: `We cannot find this ${one}. It may have been removed.` },
    tooMany: invalid('', `You can keep up to ${most} ${many}. Remove one to add another.`),
    changedSince: {
      kind: 'conflict',
      message: `This ${one} was changed after you opened it. Nothing was lost. Look at it again, then make your change.`,
    },
  } satisfies Record<string, Refusal>
}
