/**
 * A grant is approved and paid only from money that the foundation's ledger holds. On hand is what came in less every
 * grant that was paid, whether or not a group has published it. What is approved and not yet paid is spoken for; the
 * rest is free. A refunded gift can bring the money on hand below what is approved: then nothing is free, and the
 * approved grants are paid as long as the money on hand lasts, the first to be paid first.
 * Example: $3,000 on hand and $2,200 approved: $800 is free. A grant of $900 is not approved; one of $800 is.
 */

/** Whole cents. */
export type FreeMoney = {
  /** below zero where more was paid than has come in */
  onHandCents: number
  /** approved and not yet paid */
  waitingCents: number
  /** never below zero */
  freeCents: number
}

export function freeMoney({
  onHandCents,
  waitingCents,
}: Pick<FreeMoney, 'onHandCents' | 'waitingCents'>): FreeMoney {
  return { onHandCents, waitingCents, freeCents: Math.max(0, onHandCents - waitingCents) }
}

/** Whether a grant that is not approved yet may be, by the money there is. */
export function coversApproval({ freeCents }: FreeMoney, amountCents: number): boolean {
  return amountCents <= freeCents
}

/** Whether a grant that is approved may be paid: its own amount is part of what waits. */
export function coversPayment({ onHandCents }: FreeMoney, amountCents: number): boolean {
  return amountCents <= onHandCents
}
