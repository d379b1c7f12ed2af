/** The refusals that every kind of record has which a person keeps, as errors. */
import { recordRefusals as refusalsOf } from '#engine/records/refusals.ts'
import { refused } from '#server/errors.ts'

/** `missing` is a 404, also for somebody else's; `tooMany` a 422; `changedSince` a 409 with the record as it is now. */
export function recordErrors({ missing, tooMany, changedSince }: ReturnType<typeof refusalsOf>) {
  return {
    missing: () => refused(missing()),
    tooMany: () => refused(tooMany()),
    /** `current` is in the form of the call's answer. */
    changedSince: (current: unknown) => refused(changedSince(), current),
  }
}

/** `most` is how many of them one person may keep. */
export const recordRefusals = (kept: Parameters<typeof refusalsOf>[0]) => recordErrors(refusalsOf(kept))
