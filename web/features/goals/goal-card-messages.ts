/** The texts of one goal on its card, its bar, and in the list of those that are done. */
import { plural } from '#web/format/amounts.ts'

type Need = { monthly: string; months: number; month: string | null }

export const goalCardTexts = {
  savedFor: (goal: string) => `${goal} saved`,
  noDate: 'No date yet',
  byDate: (date: string) => `By ${date}`,
  ofTarget: (target: string) => `of ${target}`,
  percentSaved: (percent: number) => `${percent}% saved`,
  reached: 'Reached',
  isReached: 'You have reached this goal.',
  toGoWithoutDate: (left: string) => `${left} to go. Add a date to see how much to save each month.`,
  toGoPastDate: (left: string) => `${left} to go. The date has passed; choose a new one when you are ready.`,
  getsThere: ({ monthly, months, month }: Need) => {
    const by = month === null ? '' : ` by ${month}`
    if (months === 1) return `${monthly} gets you there${by}.`
    return `${monthly} a month for ${plural(months, 'month')} gets you there${by}.`
  },
  markDone: 'Mark as done',
  markDoneOf: (goal: string) => `Mark ${goal} as done`,
  contribute: 'Contribute',
  contributeTo: (goal: string) => `Contribute to ${goal}`,
  edit: 'Edit',
  editOf: (goal: string) => `Edit ${goal}`,
  history: 'History',
  historyOf: (goal: string) => `History of ${goal}`,
  putInOrTakeOut: 'Put in or take out',
  remove: 'Remove',
  removeOf: (goal: string) => `Remove ${goal}`,
  moreFor: (goal: string) => `More for ${goal}`,
  doneTitle: 'Reached',
  done: 'Done',
  doneOn: (date: string) => `Done on ${date}`,
  reopen: 'Reopen',
  reopenOf: (goal: string) => `Reopen ${goal}`,
}
