/** Debts for tests: made, paid and read through the API of any server. */
import type { WireOf } from '#contracts/endpoint.ts'
import type * as contract from '#contracts/money/debts.ts'
import { bodyOf, type Person } from './server-under-test.ts'

/** As the wire has them. */
export type Debt = WireOf<typeof contract.createDebt>
type DebtEntry = WireOf<typeof contract.listPayments>[number]
export type Paid = WireOf<typeof contract.recordPayment>

export const VISA = {
  name: 'Visa',
  type: 'credit_card',
  balance: '1000.00',
  interestRate: '0.1899',
  minimumPayment: '35.00',
  paymentDueDate: '2026-12-01',
}

export async function addDebt(person: Person, change: object = {}): Promise<Debt> {
  return bodyOf(await person.request('POST', '/api/debts', { ...VISA, ...change }), 201)
}

export async function listDebts(person: Person): Promise<Debt[]> {
  return bodyOf(await person.request('GET', '/api/debts'), 200)
}

export const paymentsOf = (id: string) => `/api/debts/${id}/payments`

export async function pay(person: Person, id: string, body: object): Promise<Paid> {
  return bodyOf(await person.request('POST', paymentsOf(id), body), 201)
}

export async function historyOf(person: Person, id: string): Promise<DebtEntry[]> {
  return bodyOf(await person.request('GET', paymentsOf(id)), 200)
}

/** Everything a person has of debts, to show that a refused request changed nothing. */
export async function debtsAndMore(person: Person): Promise<unknown> {
  const debts = await listDebts(person)
  const histories = await Promise.all(debts.map(({ id }) => historyOf(person, id)))
  return { debts, histories, plan: (await person.request('GET', '/api/debt-plan')).body }
}
