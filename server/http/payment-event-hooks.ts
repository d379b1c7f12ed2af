/** What features do about an event of the payment processor that is new. They push to the app's list. */
import type { Executor } from '#server/db/executor.ts'
import type { PaymentEvent } from '#server/ports/payments/payments.ts'

/** Stores what follows in the transaction that keeps the event; it asks the processor nothing. */
export type PaymentEventHook = (tx: Executor, event: PaymentEvent) => Promise<void>
