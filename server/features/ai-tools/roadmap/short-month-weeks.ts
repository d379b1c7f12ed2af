/**
 * Four weeks for a month that falls short: what is paid in each, what is not covered, and each lender called in the week
 * before its payment is due. The order is the engine's for a short month, from the CFPB's "Your Money, Your Goals".
 */
import { addDays } from '#engine/money/calendar.ts'
import { formatDate } from '#engine/money/format.ts'
import type { Said } from '../tool-answer.ts'
import type { Drawing } from './drawing.ts'
import { roadmapTexts } from './messages.ts'
import { shortTexts } from './short-month-messages.ts'
import { type Ask, placeMoney, type ShortMonthMoney } from './short-month-money.ts'
import { bridge, duesPaid, essentialsPaid, isBridged, notCovered, restThatWaits } from './say-short-month.ts'
import { highestRate, whereToCut } from './strategies.ts'

const WEEKS = 4
const WEEK_DAYS = 7

/** The week of a day from today on: the first where no day is known, the last for what comes after the four weeks. */
function weekOf({ records }: Drawing, { dueOn }: Ask): number {
  if (dueOn === null) return 1
  let week = 1
  while (week < WEEKS && dueOn > addDays(records.today, week * WEEK_DAYS - 1)) week += 1
  return week
}

/** A call needs some days to be of use: who is due next week is called this week. */
const weekOfCall = (drawing: Drawing, ask: Ask) => Math.max(1, weekOf(drawing, ask) - 1)

type Month = { drawing: Drawing; money: ShortMonthMoney; said: Set<string> }

const isOpen = ({ askedCents, paidCents }: Ask) => paidCents < askedCents

/** What is paid in a week, and who is called in it. */
function paymentsOf({ drawing, money, said }: Month, week: number): string[] {
  const open = money.dues.filter((due) => isOpen(due) && weekOfCall(drawing, due) === week)
  const calls = open.map((due) => notCovered(drawing, due, said))
  const { callAbout } = shortTexts()
  const about = calls.length > 0 && !said.has(callAbout) ? [callAbout] : []
  if (about.length > 0) said.add(callAbout)
  return [
    ...duesPaid(
      drawing,
      money.dues.filter((due) => weekOf(drawing, due) === week),
    ),
    ...calls,
    ...about,
  ]
}

/** The text of a sentence, whose facts the roadmap keeps. */
function textOf({ facts }: Drawing, said: Said | null): string[] {
  facts.push(...(said?.facts ?? []))
  return said ? [said.text] : []
}

function weekOne(month: Month): string[] {
  const { drawing, money, said } = month
  const texts = shortTexts()
  return [
    texts.homeFirst,
    ...bridge(drawing, money),
    ...essentialsPaid(drawing, money),
    ...money.essentials.filter(isOpen).map((one) => notCovered(drawing, one, said)),
    ...(isBridged(drawing) ? [texts.onTime] : [texts.foodAndRent]),
    ...restThatWaits(drawing, money),
    ...paymentsOf(month, 1),
  ]
}

function weekTwo(month: Month): string[] {
  return [
    ...paymentsOf(month, 2),
    shortTexts().writeDown,
    ...textOf(month.drawing, whereToCut(month.drawing)),
  ]
}

/** Four steps, one a week, the first from today on; each of its lines is a thing to do. */
export function weeksOf(drawing: Drawing): { month: string; action: string }[] {
  const { records, make, facts } = drawing
  const texts = shortTexts()
  const month: Month = { drawing, money: placeMoney(drawing), said: new Set() }
  const weeks = [
    weekOne(month),
    weekTwo(month),
    [
      ...paymentsOf(month, 3),
      ...(isBridged(drawing) ? textOf(drawing, highestRate(drawing)) : []),
      texts.counselor,
    ],
    [...paymentsOf(month, WEEKS), texts.earnMore, texts.makeAgain],
  ]
  return weeks.map((actions, at) => {
    const week = at + 1
    const last = formatDate(addDays(records.today, week * WEEK_DAYS - 1), records.settings.dateFormat)
    const label = make.text(`week.${week}`, roadmapTexts().labels.week, texts.week(week, last))
    facts.push(label)
    return { month: label.value, action: actions.join('\n') }
  })
}
