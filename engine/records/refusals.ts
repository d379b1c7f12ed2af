/**
 * What a rule refuses, as a value with the sentence for the person; each server makes its own error of it. The refusals
 * here are those that every kind of record has which a person keeps: debts, goals, categories, cases.
 * Example: the 501st debt is `{ kind: 'invalid', field: '', message: 'You can keep up to 500 debts. …' }`.
 */
import { recordTexts } from './messages.ts'

/**
 * `missing`: there is no such thing, or it is somebody else's. `conflict`: what is stored does not allow it now.
 * `invalid`: what was typed; `field` is the input, '' the form as a whole.
 */
export type Refusal =
  | { kind: 'missing'; message: string }
  | { kind: 'conflict'; message: string }
  | { kind: 'invalid'; field: string; message: string }

export const invalid = (field: string, message: string): Refusal => ({ kind: 'invalid', field, message })

export type RecordKind = 'debt' | 'goal' | 'category' | 'group' | 'score' | 'case'

/** What is answered where a record was removed. */
export const removalOf = (record: RecordKind): string =>
  recordTexts().removed(recordTexts().names[record].one)

/** `most` is how many of them one person may keep. */
export function recordRefusals({ record, most }: { record: RecordKind; most: number }) {
  const nameOf = () => recordTexts().names[record]
  return {
    missing: (): Refusal => ({ kind: 'missing', message: recordTexts().missing(nameOf().one) }),
    tooMany: () => invalid('', recordTexts().tooMany(most, nameOf())),
    changedSince: (): Refusal => ({ kind: 'conflict', message: recordTexts().changedSince(nameOf().one) }),
  }
}
