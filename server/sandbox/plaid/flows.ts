/** What moves on an account on a day: always the same for the same bank, account and day. */
import { createHash } from 'node:crypto'
import { dayNumber } from '#engine/money/calendar.ts'
import type { Flow, SandboxAccount, When } from './institutions.content.ts'

/** One movement; cents as Plaid counts: above zero for money out. */
export type Movement = Pick<Flow, 'merchant' | 'category'> & {
  line: string
  cents: number
  day: string
  isPendingFirst: boolean
  /** what it changes of the balance, where that is not its amount */
  balanceCents?: number
  /** makes its ids, which are others in every link */
  seed: string
}

/** A whole number that looks random and is not. */
function numberOf(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0)
}

/** 0 is Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

function isOn(when: When, day: string, seed: string): boolean {
  if ('monthDay' in when) return Number(day.slice(8)) === when.monthDay
  if ('weekdays' in when) return when.weekdays.includes(weekdayOf(day))
  if ('fortnight' in when) return weekdayOf(day) === 5 && Math.floor(dayNumber(day) / 7) % 2 === 0
  return numberOf(seed) % 100 < when.percent
}

function movementOf(flow: Flow, day: string, seed: string): Movement {
  const [least, most] = flow.cents
  return {
    merchant: flow.merchant,
    line: flow.line ?? flow.merchant,
    category: flow.category,
    cents: least + (numberOf(`${seed} amount`) % (most - least + 1)),
    day,
    isPendingFirst: flow.isPendingFirst === true,
    seed,
  }
}

const paid = {
  student: 'LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT',
  mortgage: 'LOAN_PAYMENTS_MORTGAGE_PAYMENT',
  card: 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT',
  balanceOnly: 'LOAN_PAYMENTS_OTHER_PAYMENT',
}

/** The monthly payment as the debt's own account shows it: money in. */
function paymentOn(account: SandboxAccount, day: string, seed: string): Movement[] {
  const { payment, terms } = account
  if (payment === undefined || Number(day.slice(8)) !== payment.paidDay) return []
  return [
    {
      merchant: 'Payment Thank You',
      line: 'Payment Thank You',
      category: { primary: 'LOAN_PAYMENTS', detailed: paid[terms?.kind ?? 'balanceOnly'] },
      cents: -payment.cents,
      balanceCents: -payment.principalCents,
      day,
      isPendingFirst: false,
      seed,
    },
  ]
}

/** Everything that moves on the account that day. */
export function movementsOn(bankId: string, account: SandboxAccount, day: string): Movement[] {
  const seed = `${bankId} ${account.key} ${day}`
  const flowing = (account.flows ?? []).flatMap((flow, index) => {
    const own = `${seed} ${index}`
    return isOn(flow.when, day, own) ? [movementOf(flow, day, own)] : []
  })
  return [...flowing, ...paymentOn(account, day, `${seed} payment`)]
}

/** A purchase that somebody asked for with a button. */
export function extraMovement(given: {
  bankId: string
  account: SandboxAccount
  day: string
  count: number
}): Movement {
  const { bankId, account, day, count } = given
  const flow = (account.flows ?? []).filter((one) => one.isPendingFirst === true)[count % 3] ?? {
    merchant: 'Lantern Lane Market',
    cents: [1_250, 6_400] as [number, number],
    when: { percent: 100 },
    category: { primary: 'FOOD_AND_DRINK', detailed: 'FOOD_AND_DRINK_GROCERIES' },
    isPendingFirst: true,
  }
  return movementOf(flow, day, `${bankId} ${account.key} ${day} extra ${count}`)
}
