/** Which payments are worth a reminder: those due today or within the days a person chose, while anything is owed. */
import { dueDateOf, type DueDates, openCycle } from '#engine/debts/start/this-month.ts'
import { addDays } from '#engine/money/calendar.ts'

export type DueDebt = DueDates & { id: string }
export type Due<D extends DueDebt> = { debt: D; dueOn: string }

/** What stands for one due day of one debt among the notices sent. */
export const aboutDue = ({ debt, dueOn }: Due<DueDebt>) => `${debt.id}/${dueOn}`

/** The coming due days from `today` through `days` later, soonest first. Dates are the person's own. */
export function dueWithin<D extends DueDebt>(debts: D[], today: string, days: number): Due<D>[] {
  const last = addDays(today, days)
  return debts
    .flatMap((debt) =>
      dueDateOf(debt, today) === null ? [] : [{ debt, dueOn: openCycle(debt, today).dueOn }],
    )
    .filter(({ dueOn }) => dueOn <= last)
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0))
}
