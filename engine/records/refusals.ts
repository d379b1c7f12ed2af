/**
 * What a rule refuses, as a value with the sentence for the person, not yet worded; each server makes its own error of it. The refusals
 * here are those that every kind of record has which a person keeps: debts, goals, categories, cases.
 * Example: the 501st debt is `invalid` of the field '' with the code `too_many`: 'You can keep up to 500 debts. …'
 */
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import { recordTexts, type RecordKind } from './messages.ts'

/**
 * `missing`: there is no such thing, or it is somebody else's. `conflict`: what is stored does not allow it now.
 * `invalid`: what was typed; `field` is the input, '' the form as a whole.
 */
export type Refusal =
  | { kind: 'missing'; said: Sentence }
  | { kind: 'conflict'; said: Sentence }
  | { kind: 'invalid'; field: string; said: Sentence }

export const invalid = (field: string, said: Sentence): Refusal => ({ kind: 'invalid', field, said })

/** What is answered where a record was removed. */
export const removalOf = (record: RecordKind): string => recordTexts().removed(record)

/** `most` is how many of them one person may keep. */
export function recordRefusals({ record, most }: { record: RecordKind; most: number }) {
  return {
    missing: (): Refusal => ({ kind: 'missing', said: sentence(recordTexts, 'missing', record) }),
    tooMany: () => invalid('', sentence(recordTexts, 'tooMany', most, record)),
    changedSince: (): Refusal => ({ kind: 'conflict', said: sentence(recordTexts, 'changedSince', record) }),
  }
}
