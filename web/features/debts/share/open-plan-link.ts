import { listDebts, type Debt, type RecentPayment } from '#contracts/money/debts.ts'
import { NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import { readerOf } from '#web/api/reader-of.ts'
import { localServer } from '#web/local/local-server.ts'
import { memoryStore } from '#web/local/memory-store.ts'
import { renamed, unpackPlan, type Sharing } from './pack-plan.ts'

const noonOf = (day: string) => new Date(`${day}T17:00:00Z`)

/** The plan in a link, in a store of its own that is gone with the page; null where the link holds none. */
export async function openShared(text: string): Promise<Sharing | null> {
  const shared = unpackPlan(text)
  if (!shared) return null
  const now = noonOf(shared.on)
  const ask = localServer(memoryStore(), () => now)
  for (const { debt } of shared.debts) await ask({ method: 'POST', url: '/api/debts', body: debt })
  const { body } = await ask({ method: 'GET', url: '/api/debts' })
  const { decodeAnswer, whole } = await readerOf(listDebts)
  const debts = decodeAnswer(whole, body).map((debt: Debt, place: number): Debt => {
    const { enteredOn } = shared.debts[place]!
    return { ...debt, createdAt: noonOf(enteredOn).toISOString() }
  })
  const payments: RecentPayment[] = shared.payments.flatMap(({ debt: place, amount, on }) => {
    const debt = debts[place]
    return debt ? [{ debtId: debt.id, amount, paidOn: on }] : []
  })
  const { order, extra, adjustments = NO_ADJUSTMENTS } = shared.plan
  const own = renamed(adjustments, (place) => debts[Number(place)]?.id)
  return { debts, payments, settings: { order, extra, adjustments: own }, today: shared.on }
}
