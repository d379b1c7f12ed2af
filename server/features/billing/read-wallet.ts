/**
 * A person's cards and invoices. The processor's answer is kept, sealed, until something is known to have changed or the
 * time is up, so that looking at the billing screen asks nobody.
 */
import * as z from 'zod/mini'
import { getBilling } from '#contracts/money/billing.ts'
import type { Billing, Invoice } from '#contracts/money/billing.ts'
import { readAskingTime } from '#server/db/asking-time.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { noAnswer } from '#server/http/with-payments.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { PaymentRefused } from '#server/ports/payments/payments.ts'
import type { Bill } from '#server/ports/payments/payments.ts'
import { SecretError } from '#server/secrets/secrets.ts'
import { withTimeout } from '#server/with-timeout.ts'
import { findWallet, saveWallet } from './wallet.queries.ts'

export type WalletParts = Pick<AppParts, 'db' | 'payments' | 'log' | 'secrets'>

/** As the contract has it on the wire. */
const keptWallet = z.pick(getBilling.answer, { paymentMethods: true, invoices: true })
type Wallet = Pick<Billing, 'paymentMethods' | 'invoices'>

const nothing = { paymentMethods: [], invoices: [] }

const about = (userId: string) => ({ userId, itemId: userId })

function presentBill(bill: Bill): Invoice {
  const { totalCents, createdAt, ...rest } = bill
  return { ...rest, createdAt: createdAt.toISOString(), total: totalCents }
}

/** Null for what another version of the program kept, or a key that is gone: it is asked for again. */
function openWallet({ secrets }: WalletParts, kept: { userId: string; sealed: string }): Wallet | null {
  try {
    const text = secrets.open(kept.sealed, about(kept.userId))
    const read = z.safeDecode(keptWallet, JSON.parse(text) as z.input<typeof keptWallet>)
    return read.success ? read.data : null
  } catch (error) {
    if (error instanceof SecretError) return null
    throw error
  }
}

async function askWallet(
  { db, payments, secrets }: WalletParts,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<Wallet> {
  const askedAt = await readAskingTime(db)
  const [cards, bills] = await Promise.all([payments.listCards(customerId), payments.listBills(customerId)])
  const wallet = { paymentMethods: cards, invoices: bills.map(presentBill) }
  const sealed = secrets.seal(JSON.stringify(z.encode(keptWallet, wallet)), about(userId))
  await saveWallet(db, { userId, customerId, sealed, askedAt })
  return wallet
}

/** While the processor is away, or takes longer than `withinMs`, both are left out and `isComplete` is false. */
export async function readWallet(
  parts: WalletParts,
  { userId, withinMs }: { userId: string; withinMs: number },
): Promise<Wallet & { isComplete: boolean }> {
  const found = await findWallet(parts.db, userId)
  if (found === null) return { ...nothing, isComplete: true }
  const { customerId, sealed } = found
  const kept = sealed === null ? null : openWallet(parts, { userId, sealed })
  if (kept !== null) return { ...kept, isComplete: true }
  try {
    const asked = askWallet(parts, { userId, customerId })
    return { ...(await withTimeout(asked, { limitMs: withinMs, late: noAnswer })), isComplete: true }
  } catch (error) {
    if (!(error instanceof OutsideUnavailable || error instanceof PaymentRefused)) throw error
    parts.log.warn('billing.wallet_missing', { userId, error: error.name })
    return { ...nothing, isComplete: false }
  }
}
