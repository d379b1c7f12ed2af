/**
 * Records what the plan proposes, one payment for each debt, with the interest that the payment form would suggest.
 * What was sent and got no answer is sent again as it was, under its key, so it is stored once.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import {
  deletePayment,
  listDebts,
  listPayments,
  listRecentPayments,
  recordPayment,
  type Debt,
} from '#contracts/money/debts.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { estimateInterest } from '../payments/interest-estimate.ts'

export type Planned = { debt: Debt; payCents: number }
export type Recorded = { debt: Debt; paymentId: string; paidCents: number; paidOn: string }
type Body = BodyInputOf<typeof recordPayment>

/** What was sent and is not known to be stored, by debt. */
export type Unsure = Map<string, { of: string; body: Body }>

/** At most what is owed with the interest since the last entry: a last payment is no more than that. */
async function bodyOf(client: QueryClient, { debt, payCents }: Planned, paidOn: string): Promise<Body> {
  const history = await client.fetchQuery(readOf(listPayments, { params: { id: debt.id } }))
  const interestCents = estimateInterest(debt, history, paidOn)?.cents ?? 0
  return {
    amount: centsToDecimal(Math.min(payCents, debt.balance + interestCents)),
    paidOn,
    interest: interestCents > 0 ? centsToDecimal(interestCents) : null,
  }
}

/**
 * Records one payment of `today` ('YYYY-MM-DD'). Where the answer is lost it asks once more, and gets the first answer if
 * that was stored. Throws what the calls throw; `unsure` then keeps what was sent.
 */
export async function recordPlanned(
  client: QueryClient,
  planned: Planned & { today: string },
  unsure: Unsure,
): Promise<Recorded> {
  const { debt, payCents, today } = planned
  const of = `${payCents} ${today}`
  const sent = unsure.get(debt.id)
  const body = sent?.of === of ? sent.body : await bodyOf(client, planned, today)
  unsure.set(debt.id, { of, body })
  const send = () => call(recordPayment, { params: { id: debt.id }, body })
  const answer = await send().catch((error: unknown) => {
    if (error instanceof ApiError) throw error
    return send()
  })
  unsure.delete(debt.id)
  const paidCents = answer.entries.find(({ kind }) => kind === 'payment')?.amount ?? 0
  return { debt: answer.debt, paymentId: answer.paymentId, paidCents, paidOn: today }
}

/** Shows what is recorded at once: nobody is asked for it again, even where the lists cannot be read again. */
export function showRecorded(client: QueryClient, recorded: readonly Recorded[]): void {
  const changed = new Map(recorded.map(({ debt }) => [debt.id, debt]))
  client.setQueryData(readOf(listDebts).queryKey, (debts) =>
    debts?.map((debt) => changed.get(debt.id) ?? debt),
  )
  client.setQueryData(readOf(listRecentPayments).queryKey, (payments) => {
    const made = recorded.map(({ debt, paidCents, paidOn }) => ({
      debtId: debt.id,
      amount: paidCents,
      paidOn,
    }))
    return payments && [...payments, ...made]
  })
}

/** How many payments on a debt are known. */
export function paymentsKnown(client: QueryClient, debtId: string): number {
  const payments = client.getQueryData(readOf(listRecentPayments).queryKey)
  return payments?.filter((payment) => payment.debtId === debtId).length ?? 0
}

/** Takes payments back, one after the other. Returns those that are still there. */
export async function takeBack(recorded: readonly Recorded[]): Promise<Recorded[]> {
  const kept: Recorded[] = []
  for (const one of recorded) {
    try {
      await call(deletePayment, { params: { id: one.debt.id, paymentId: one.paymentId } })
    } catch {
      kept.push(one)
    }
  }
  return kept
}
