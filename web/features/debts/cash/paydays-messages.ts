/** Texts of the days to pay. Amounts, names and days are passed in as text. */
import type { PayKind } from '#engine/debts/cash/pay-dates.ts'
import { plural } from '#web/format/amounts.ts'
import { listed } from '../figure-messages.ts'

export const payKindNames: Record<PayKind, string> = {
  weekly: 'Every week',
  everyTwoWeeks: 'Every two weeks',
  twiceAMonth: 'Twice a month',
  monthly: 'Once a month',
  irregular: 'It varies',
}

export const payFormTexts = {
  lead: 'With your pay days and what is in the account today, each payment goes on a day when the money is there, two business days before it is due at the latest.',
  kind: 'How often are you paid?',
  nextOn: 'Next pay day',
  nextOnHint: 'The usual date, even when it falls on a weekend.',
  secondOn: 'The pay day after that',
  dayOff: 'If that is a weekend or a holiday',
  dayOffs: { before: 'The business day before', after: 'The business day after' },
  amount: 'One paycheck, after taxes',
  cash: 'In the account today',
  cashHint: 'With today’s pay, if it has come.',
  floor: 'Keep at least this much in the account',
  floorHint: 'We plan around it. 0 is fine.',
  irregular: 'Pay that varies counts once it is in the account. Update the amount when it comes.',
  save: 'Show the days',
  cancel: 'Cancel',
  unread: {
    amount: 'Enter what one paycheck brings, such as 1,250.00.',
    cash: 'Enter what is in the account, such as 400.00.',
    floor: 'Enter what should stay in the account, such as 100.00.',
  },
}

export const payToasts = {
  saved: { title: 'Pay days saved' },
  saveFailed: { title: 'Your pay days were not saved', description: 'What you typed is still here.' },
  forgotten: { title: 'Pay days removed' },
  forgetFailed: { title: 'Your pay days were not removed', description: 'Please try again.' },
}

export const paydaysTexts = {
  keeps: (floor: string) => `Each day ends with ${floor} or more in the account.`,
  keepsZero: 'The account stays at $0 or above each day.',
  under: (floor: string) => `Some days end below the ${floor} you want to keep.`,
  underZero: 'On some days the account falls below $0.',
  run: (days: { from: string; to: string; amount: string }, because: string | null) => {
    const when =
      days.from === days.to
        ? `${days.from}: ${days.amount} short.`
        : `${days.from} to ${days.to}: up to ${days.amount} short.`
    return because === null ? when : `${when} ${because} has to be paid before the money is there.`
  },
  ask: (name: string, days: { from: string; to: string }) =>
    `Ask ${name} to move the due date from ${days.from} to ${days.to}. Then the money is there in time.`,
  withMinimums:
    'With only the minimums, no day falls that low. What you pay above them can wait until the money is there.',
  noMove: 'No other due date would fix this. See what your money covers under “This month I have less”.',
  pay: (amount: string, name: string) => `Pay ${amount} to ${name}`,
  due: (day: string) => `due ${day}`,
  isShort: 'the money is not there yet',
  nothing: 'Nothing is left to pay this month or next.',
  lowest: 'Lowest point',
  lowestOf: (month: string, amount: string) => `${month}: ${amount}`,
  lowestOn: (day: string) => `on ${day}`,
  daysTitle: 'Days to pay',
  basis: (amount: string, entered: { amount: string; day: string }) =>
    `We count ${amount} in the account today: the ${entered.amount} you entered for ${entered.day}, with pay, bills and payments since.`,
  basisToday: (amount: string) => `We count ${amount} in the account today.`,
  income: (count: number, last: string) => `${plural(count, 'paycheck')} to come through ${last}.`,
  noIncome: 'Pay that varies counts once it is in the account.',
  bills: (names: readonly string[]) => `Bills from your budget: ${listed(names)}.`,
  noBills: 'Your budget has no bills with a due day.',
  noBudget: 'Bills come from a budget, which needs a free account. Take them off the amount you enter.',
  budgetFailed: 'Your budget could not be loaded, so its bills are not counted here.',
  loading: 'Looking at your bills',
  change: 'Update',
  forget: 'Remove pay days',
  calendar: 'Add these days to your calendar',
}
