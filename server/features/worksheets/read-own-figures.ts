/** What a worksheet is filled in with: the person's debts, this month's bills and budget, and the letters they keep. */
import { billsOf } from '#engine/debts/cash/budget-bills.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { dueDateOf, minimumDue } from '#engine/debts/start/this-month.ts'
import { dayInZone } from '#engine/money/calendar-day.ts'
import type { Currency } from '#engine/money/format.ts'
import type { Cents, IsoDate, Ppm } from '#engine/money/units.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { readSettings } from '#server/features/account/settings/settings.queries.ts'
import { listCategoryFigures } from '#server/features/budget/budget.queries.ts'
import { readDebtsWithPayments } from '#server/features/debts/read-debts.queries.ts'
import { listCaseRows } from '#server/features/letters/letters.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'

/** `dueDay` is the day of the month, 1 to 31; null where it is not known. */
export type SheetDebt = {
  name: string
  balanceCents: Cents
  aprPpm: Ppm | null
  minimumCents: Cents
  isEstimated: boolean
  dueDay: number | null
}

export type SheetBill = { name: string; cents: Cents; dueDay: number | null }

/** A letter that was sent, or is about to be. */
type SheetLetter = { recipient: string; subject: string; sentOn: IsoDate | null; tracking: string }

export type OwnFigures = {
  today: IsoDate
  currency: Currency
  debts: SheetDebt[]
  /** of this month, debts that are not paid off included, by their day */
  bills: SheetBill[]
  /** of this month, with what was carried over */
  categories: { name: string; cents: Cents }[]
  letters: SheetLetter[]
}

function sheetDebt(debt: Debt, today: IsoDate): SheetDebt {
  const kept = toDebt(debt)
  const { cents, source } = minimumDue(kept, today)
  const dueDate = dueDateOf(kept, today)
  return {
    name: debt.name,
    balanceCents: debt.balance,
    aprPpm: debt.interestRate,
    minimumCents: cents,
    isEstimated: source === 'estimated',
    dueDay: dueDate === null ? null : Number(dueDate.slice(8)),
  }
}

/** Those without a day last. */
const byDay = (one: SheetBill, other: SheetBill) => (one.dueDay ?? 99) - (other.dueDay ?? 99)

/** Reads the person's own records; `now` decides their day and month. */
export async function readOwnFigures({ db }: Pick<AppParts, 'db'>, userId: string, now: Date) {
  const { timezone, currency } = await readSettings(db, userId)
  const today = dayInZone(now, timezone)
  const found = (await readDebtsWithPayments(db, userId, { today })).map(({ debt }) => debt)
  const debts = found.filter(({ balance }) => balance > 0).map((debt) => sheetDebt(debt, today))
  const categories = await listCategoryFigures(db, userId, today.slice(0, 7))
  const dueDebts = debts.map(({ name, minimumCents, dueDay }) => ({ name, cents: minimumCents, dueDay }))
  const cases = await listCaseRows(db, userId)
  const figures: OwnFigures = {
    today,
    currency,
    debts,
    bills: [...dueDebts, ...billsOf(categories, found)].toSorted(byDay),
    categories: categories
      .filter(({ isActive }) => isActive)
      .map(({ name, budgetAmount, carriedAmount }) => ({ name, cents: budgetAmount + carriedAmount })),
    letters: cases
      .filter(({ outcome }) => outcome === 'open')
      .map(({ recipient, subject, sentOn, tracking }) => ({
        recipient,
        subject,
        sentOn,
        tracking: tracking ?? '',
      })),
  }
  return figures
}
