/**
 * Four weeks for a month that falls short: what is most urgent first, savings to bridge the gap, and each lender
 * called in the weeks before its payment is due. The order follows the CFPB's "Your Money, Your Goals", which puts
 * housing, food, power and the way to work before other bills.
 */
import { factsFor } from '#server/features/facts/fact.facts.ts'
import { listed } from '#server/features/facts/language.facts.ts'
import { addDays } from '#engine/money/calendar.ts'
import { formatDate, shownCents } from '#engine/money/format.ts'
import type { OwnDebt } from '#server/features/facts/records.queries.ts'
import type { Said } from '../tool-answer.ts'
import type { Drawing } from './drawing.ts'
import { highestRate, whereToCut } from './strategies.ts'

const WEEKS = 4
const WEEK_DAYS = 7
/** A call needs some days to be of use: who is due next week is called this week. */
const DAYS_AHEAD = WEEK_DAYS
const CALLED_A_WEEK = 4
/** Savings that last longer are not counted month by month. */
export const MOST_BRIDGED_MONTHS = 24

type Due = { own: OwnDebt; on: string | null; week: number }

/** A home or a car can be lost: of two payments due on a day, theirs is talked about first. */
const SECURED = ['mortgage', 'auto_loan']
const isSecured = ({ debt }: OwnDebt) => SECURED.includes(debt.type)

/** The week in which a lender is called, and when its payment is due. Without a due day it is the first week. */
function dueOf({ records }: Drawing, own: OwnDebt): Due {
  if (!own.isDueDayKnown) return { own, on: null, week: 1 }
  const on = own.minimum.dueOn
  let week = 1
  while (week < WEEKS && on > addDays(records.today, week * WEEK_DAYS - 1 + DAYS_AHEAD)) week += 1
  return { own, on, week }
}

function byUrgency(a: Due, b: Due): number {
  if (a.on !== b.on) return a.on === null ? 1 : b.on === null || a.on < b.on ? -1 : 1
  return Number(isSecured(b.own)) - Number(isSecured(a.own))
}

/** Where savings pay the whole gap, every payment can be made: nobody is asked for a hardship plan. */
const isBridged = ({ six }: Drawing) => six.bridge?.missingCents === 0

function callsIn(drawing: Drawing, week: number): string[] {
  if (isBridged(drawing)) return []
  const dues = drawing.records.debts.map((own) => dueOf(drawing, own))
  const called = dues.filter((due) => due.week === week).toSorted(byUrgency)
  if (called.length === 0) return []
  const { records, facts, nameOf } = drawing
  const names = called.slice(0, CALLED_A_WEEK).map(({ own, on }) => {
    const name = nameOf(own.debt.id)
    if (on === null) return name
    const make = factsFor(records, { id: `debt.${own.debt.id}`, of: name, source: 'records' })
    const due = make.date('due', 'payment due', on)
    facts.push(due)
    return `${name} (due ${due.value})`
  })
  const others = called.length > CALLED_A_WEEK ? ['the lenders due after them'] : []
  return [
    `Call ${listed([...names, ...others])}. Ask for a hardship plan before the payment is due, and write down the name and the answer.`,
  ]
}

/** What savings do for the gap. Empty where nothing is put away. */
function bridge({ six, leftShownCents, money, facts, make }: Drawing): string[] {
  if (six.bridge === null || six.bridge.fromSavingsCents === 0) return []
  const { fromSavingsCents, missingCents, fullMonths } = six.bridge
  const used = money('bridge.used', 'taken from savings for this month', fromSavingsCents)
  if (missingCents > 0) {
    const missing = money(
      'bridge.missing',
      'still missing this month',
      -leftShownCents - shownCents(fromSavingsCents),
    )
    return [`Put your ${used} of savings toward the gap. ${missing} is still missing this month.`]
  }
  if (fullMonths > MOST_BRIDGED_MONTHS) return [`Take ${used} from savings to cover this month.`]
  const lasts = make.months('bridge.months', 'months that savings can pay the gap', fullMonths)
  facts.push(lasts)
  return [`Take ${used} from savings to cover this month. Savings can cover the gap for ${lasts.value}.`]
}

const FOOD_AND_RENT = 'Call 211 for help with rent, food and power near you. It is free.'

/** The text of a sentence, whose facts the roadmap keeps. */
function textOf({ facts }: Drawing, said: Said | null): string[] {
  facts.push(...(said?.facts ?? []))
  return said ? [said.text] : []
}

function weekOne(drawing: Drawing): string[] {
  return [
    'Pay for your home, food, power and the way to work first.',
    ...bridge(drawing),
    ...(isBridged(drawing) ? ['Then every payment can go out on time.'] : [FOOD_AND_RENT]),
    ...callsIn(drawing, 1),
  ]
}

function weekTwo(drawing: Drawing): string[] {
  return [
    ...callsIn(drawing, 2),
    'Write down every cost of the month, and mark what can wait.',
    ...textOf(drawing, whereToCut(drawing)),
  ]
}

/** Four steps, one a week, the first from today on. */
export function weeksOf(drawing: Drawing): { month: string; action: string }[] {
  const { records, make, facts } = drawing
  const weeks = [
    weekOne(drawing),
    weekTwo(drawing),
    [
      ...callsIn(drawing, 3),
      ...(isBridged(drawing) ? textOf(drawing, highestRate(drawing)) : []),
      'Talk to a nonprofit credit counselor. A first talk costs little or nothing.',
    ],
    [
      ...callsIn(drawing, WEEKS),
      'Look at ways to earn on Extra Income, and start with one that fits your hours.',
      'Make this roadmap again with your new figures.',
    ],
  ]
  return weeks.map((actions, at) => {
    const week = at + 1
    const last = formatDate(addDays(records.today, week * WEEK_DAYS - 1), records.settings.dateFormat)
    const label = make.text(`week.${week}`, 'a week of the roadmap', `Week ${week}, through ${last}`)
    facts.push(label)
    return { month: label.value, action: actions.join(' ') }
  })
}
