/** Debts for tests: made and paid through the API, checked against the database's own sums. */
import type * as z from 'zod/mini'
import type { debtAnswer, debtEntryAnswer } from '#contracts/money/debts.ts'
import type { Pool } from '#server/db/connect.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'

export const VISA = {
  name: 'Visa',
  type: 'credit_card',
  balance: '1000.00',
  interestRate: '0.1899',
  minimumPayment: '35.00',
  paymentDueDate: '2026-12-01',
}

function bodyOf<T>(answer: TestAnswer, status: number): T {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`)
  // The answer went through its contract on the way out; the tests check the rest.
  return answer.body as T
}

export async function addDebt(user: TestUser, change: object = {}): Promise<Debt> {
  return bodyOf(await user.request('POST', '/api/debts', { ...VISA, ...change }), 201)
}

export async function listDebts(user: TestUser): Promise<Debt[]> {
  return bodyOf(await user.request('GET', '/api/debts'), 200)
}

/** As the wire has them. */
export type Debt = z.input<typeof debtAnswer>
type DebtEntry = z.input<typeof debtEntryAnswer>

export type Paid = { paymentId: string; debt: Debt; entries: DebtEntry[] }

export async function pay(user: TestUser, id: string, body: object): Promise<Paid> {
  return bodyOf(await user.request('POST', `/api/debts/${id}/payments`, body), 201)
}

export async function historyOf(user: TestUser, id: string): Promise<DebtEntry[]> {
  return bodyOf(await user.request('GET', `/api/debts/${id}/payments`), 200)
}

/** The fields a 422 names, with the sentence of each. */
export function fieldsOf(answer: TestAnswer): Record<string, string> {
  const { fields } = bodyOf<{ fields: { field: string; message: string }[] }>(answer, 422)
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]))
}

/** Debts whose stored figures differ from the sums of their lines; there must never be one. */
export async function debtsOutOfStep(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select d.id, d.balance, d.highest_balance, s.*
    from debts d left join lateral (
      select
        coalesce(sum(amount) filter (where kind = 'opening'), 0) as opening,
        coalesce(sum(amount) filter (where kind = 'charge'), 0) as charges,
        coalesce(sum(amount) filter (where kind = 'interest'), 0) as interest,
        coalesce(sum(amount) filter (where kind = 'fee'), 0) as fees,
        coalesce(sum(amount) filter (where kind = 'payment'), 0) as payments
      from debt_entries e where e.user_id = d.user_id and e.debt_id = d.id
    ) s on true
    where (d.opening_balance, d.charges_total, d.interest_total, d.fees_total, d.payments_total)
        is distinct from (s.opening, s.charges, s.interest, s.fees, s.payments)
      or d.balance is distinct from s.opening + s.charges + s.interest + s.fees - s.payments
      or d.highest_balance < greatest(d.balance, s.opening)`)
  return rows
}

/** Everything stored about debts, to show that a refused request changed nothing. */
export async function everythingStored(pool: Pool): Promise<unknown> {
  const tables = ['debts', 'debt_entries', 'debt_plans']
  return Promise.all(
    tables.map(async (table) => (await pool.query(`select * from ${table} order by 1, 2, 3`)).rows),
  )
}
