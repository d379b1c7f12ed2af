/**
 * What a person says of their money between two pay days, as it is kept, and what is refused of it. Amounts are whole
 * cents, days 'YYYY-MM-DD'. A short month is over once its day has passed: nobody has to end it.
 * Example: with $400 until Dec 4 the month is short through Dec 4; on Dec 5 the plan is as it was.
 */
import { sentence } from '#engine/language/sentence.ts'
import { addDays } from '#engine/money/calendar.ts'
import type { Cents, IsoDate } from '#engine/money/units.ts'
import { invalid, type Refusal } from '#engine/records/refusals.ts'
import { cashTexts } from './messages.ts'
import type { PaySchedule } from './pay-dates.ts'
import type { EssentialKind } from './short-month.ts'

export type PayRecord = PaySchedule & {
  /** of one pay; 0 where pay is irregular */
  amount: Cents
  /** in the account on `cashOn` */
  cash: Cents
  cashOn: IsoDate
  /** payments on debts that were recorded on `cashOn` before the cash was entered: they have left the account */
  counted: Cents
  /** what the account should never end a day under */
  floor: Cents
}

export type KeptEssential = { id: string; kind: EssentialKind; name: string; amount: Cents }

export type ShortRecord = {
  /** what there is until the next pay */
  cash: Cents
  /** the day of the next pay */
  until: IsoDate
  /** the day on which there was that much; null where it is not known */
  cashOn: IsoDate | null
  /** payments on debts that were recorded on `cashOn` before it was entered: they are not paid from it */
  counted: Cents
  essentials: KeptEssential[]
}

/** What is known of a debt's lender; a late fee of null is not known. */
export type LenderFacts = {
  debtId: string
  phone: string | null
  isFederal: boolean
  lateFee: Cents | null
  hasPenaltyRate: boolean
}

export type CashPlan = { paydays: PayRecord | null; shortMonth: ShortRecord | null; lenders: LenderFacts[] }

export const NO_CASH_PLAN: CashPlan = { paydays: null, shortMonth: null, lenders: [] }

/** How far ahead the next pay may lie. */
const MOST_DAYS_AHEAD = 92

/** The other pay of a month comes within this. */
const MOST_DAYS_BETWEEN = 31

type SentPay = Pick<PayRecord, 'kind' | 'nextOn' | 'secondOn' | 'amount'>

/** What is wrong with a day of pay to come; null where nothing is. */
function dayRefusal(field: string, day: IsoDate | null, today: IsoDate): Refusal | null {
  if (day === null) return invalid(field, sentence(cashTexts, 'nextMissing'))
  if (day < today) return invalid(field, sentence(cashTexts, 'nextPassed'))
  return day > addDays(today, MOST_DAYS_AHEAD) ? invalid(field, sentence(cashTexts, 'nextFar')) : null
}

/** What is refused of the days of pay; null where nothing is. `today` is the person's. */
export function refusalOfPay({ kind, nextOn, secondOn, amount }: SentPay, today: IsoDate): Refusal | null {
  if (kind === 'irregular') return null
  const refusal = dayRefusal('nextOn', nextOn, today)
  if (refusal || nextOn === null) return refusal
  if (kind === 'twiceAMonth') {
    if (secondOn === null) return invalid('secondOn', sentence(cashTexts, 'secondMissing'))
    if (secondOn <= nextOn || secondOn > addDays(nextOn, MOST_DAYS_BETWEEN))
      return invalid('secondOn', sentence(cashTexts, 'secondWrong'))
  }
  return amount > 0 ? null : invalid('amount', sentence(cashTexts, 'amount'))
}

/** Without what its kind has no use for. */
export function payAsKept<Pay extends SentPay>(pay: Pay): Pay {
  const isIrregular = pay.kind === 'irregular'
  return {
    ...pay,
    nextOn: isIrregular ? null : pay.nextOn,
    secondOn: pay.kind === 'twiceAMonth' ? pay.secondOn : null,
    amount: isIrregular ? 0 : pay.amount,
  }
}

/** What is refused of a short month; null where nothing is. */
export const refusalOfShortMonth = ({ until }: Pick<ShortRecord, 'until'>, today: IsoDate): Refusal | null =>
  dayRefusal('until', until, today)

/** What is kept, as it counts on a day: a short month that is over is none. One kept without its day has none. */
export function cashPlanOn(kept: CashPlan, today: IsoDate): CashPlan {
  const { shortMonth } = kept
  if (shortMonth === null || shortMonth.until < today) return { ...kept, shortMonth: null }
  const { cashOn, counted } = shortMonth
  return { ...kept, shortMonth: { ...shortMonth, cashOn: cashOn ?? null, counted: counted ?? 0 } }
}
