/** On which days to pay what, for the calendar: where the person entered pay days, payments stand on days when the money is there. */
import type { Debt as OwnDebt } from '#contracts/money/debts.ts'
import { billsOf } from '#engine/debts/cash/budget-bills.ts'
import { datedParts, placeMonths, type PlacedMonths } from '#engine/debts/cash/cash-days.ts'
import type { PayRecord } from '#engine/debts/cash/cash-plan.ts'
import type { Payment, PayoffPlan } from '#engine/debts/debt.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import type { DueThisMonth } from '#engine/debts/start/this-month.ts'
import { formatDate, formatMoney, type Currency, type DateFormat } from '#engine/money/format.ts'
import { calendarTexts } from './messages.ts'

export type CalendarDay = {
  key: string
  day: string
  title: string
  text: string
  /** when its alarm comes: as early as the person wants reminders, on the day itself, or never, as for what is paid */
  alarm: 'early' | 'same day' | null
}

type Formats = { currency: Currency; dateFormat: DateFormat }

type Placing = {
  pay: PayRecord
  categories: Parameters<typeof billsOf>[0]
  debts: readonly OwnDebt[]
  payments: readonly Payment[]
  /** as it is asked for now */
  due: readonly DueThisMonth[]
  plan: PayoffPlan
  firstMonth: number
  today: string
}

function place({ pay, categories, debts, payments, today, ...planned }: Placing): PlacedMonths {
  const known = { pay, bills: billsOf(categories, debts), payments, today }
  return placeMonths(known, { ...planned, debts: debts.map(toDebt) })
}

/** A day for each payment up to the end of next month; those of one debt keep their ids when they move. */
export function placedDays(placing: Placing, { currency, dateFormat }: Formats): CalendarDay[] {
  const { placed, breaks } = place(placing)
  const names = new Map(placing.debts.map(({ id, name }) => [id, name]))
  const money = (cents: number) => formatMoney(cents, { currency, decimals: 2 })
  return placed.map(({ id, cents, on }) => {
    const { id: debtId, on: dueOn } = datedParts(id)
    const short = breaks.find(({ day }) => day === on)
    const entered = formatDate(placing.pay.cashOn, dateFormat)
    const texts = calendarTexts()
    const basis = texts.payBasis(formatDate(dueOn, dateFormat), entered)
    const warning = short ? ` ${texts.underFloor(money(short.shortCents))}` : ''
    return {
      key: `pay-${debtId}-${dueOn}`,
      day: on,
      title: texts.pay(money(cents), names.get(debtId) ?? ''),
      text: `${basis}${warning}`,
      // Not before it: the money may not be there yet.
      alarm: 'same day',
    }
  })
}
