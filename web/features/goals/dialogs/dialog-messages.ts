/** The texts of the dialogs about a goal: add or edit it, put in or take out, its history, remove it. */
import { plural } from '#web/format/amounts.ts'

export const goalDialogTexts = {
  addTitle: 'Add a goal',
  editTitle: (goal: string) => `Edit ${goal}`,
  add: 'Add goal',
  save: 'Save changes',
  name: 'Name',
  nameHint: 'What you are saving for, such as Emergency fund.',
  target: 'Target amount',
  savedAlready: 'Saved already',
  date: 'Target date',
  dateHint: 'With a date, you see how much to save each month.',
}

export const contributionTexts = {
  title: (goal: string) => `Contribute to ${goal}`,
  holds: (amount: string, target: string) => `It holds ${amount} of ${target}.`,
  direction: 'What you do',
  putIn: 'Put in',
  takeOut: 'Take out',
  amount: 'Amount',
  day: 'Day',
  savedAfter: 'Saved after this',
}

type Pace = { monthly: string; months: number; reached: string; isInTime: boolean | null }

export const goalHistoryTexts = {
  title: (goal: string) => `History of ${goal}`,
  savedSoFar: (amount: string, target: string) => `Saved so far: ${amount} of ${target}.`,
  /** of what could not be loaded */
  what: 'history',
  empty: 'Nothing put in yet.',
  takenOut: 'Taken out',
  putIn: 'Put in',
  undoOf: (amount: string, day: string) => `Undo ${amount} of ${day}`,
  noPace: 'Your pace shows here once there is a full month to go by.',
  pace: ({ monthly, months, reached, isInTime }: Pace) => {
    const time = isInTime === null ? '' : isInTime ? ', in time for your date' : ', after your date'
    const span = months === 1 ? 'month' : plural(months, 'month')
    return `You put in ${monthly} a month over the last ${span}. At this pace you get there in ${reached}${time}.`
  },
}

export const removeGoalTexts = {
  title: (goal: string) => `Remove ${goal}?`,
  description: 'Its history goes with it. The money itself is not touched. This cannot be undone.',
  confirm: 'Remove goal',
}
