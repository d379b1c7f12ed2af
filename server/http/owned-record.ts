/** The refusals that every kind of record has which a person keeps: debts, goals, categories, cases. */
import { conflict, invalidField, notFound } from '#server/errors.ts'

/** `most` is how many of them one person may keep. */
export function recordRefusals({ one, many, most }: { one: string; many: string; most: number }) {
  return {
    /** 404, also for somebody else's. */
    missing: () => notFound(`We cannot find this ${one}. It may have been removed.`),
    /** 422 about the form as a whole. */
    tooMany: () => invalidField('', `You can keep up to ${most} ${many}. Remove one to add another.`),
    /** 409; `current` is the record as it is now, in the form of the call's answer. */
    changedSince: (current: unknown) =>
      conflict(
        `This ${one} was changed after you opened it. Nothing was lost. Look at it again, then make your change.`,
        current,
      ),
  }
}
