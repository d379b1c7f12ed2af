/**
 * A debt's minimum as a short month ranks it: what stands behind it and what a miss costs, by its kind and by what is
 * known of its lender.
 * Example: a card without an entered late fee counts the usual one of cards; a federal loan counts as one only where it
 * is a student loan.
 */
import type { LenderFacts } from './cash-plan.ts'
import type { ShortMonthDue } from './short-month.ts'

/** What a lender is taken for until the person says otherwise. */
export const lenderOf = (debtId: string, lenders: readonly LenderFacts[]): LenderFacts =>
  lenders.find((one) => one.debtId === debtId) ?? {
    debtId,
    phone: null,
    isFederal: false,
    lateFee: null,
    hasPenaltyRate: false,
  }

const securedBy: Readonly<Record<string, 'home' | 'car'>> = { mortgage: 'home', auto_loan: 'car' }

type Due = Pick<ShortMonthDue, 'id' | 'name' | 'type' | 'dueOn'> & {
  /** what is still to be paid of the minimum, in cents */
  openCents: number
}

/** `cardFeeCents` is the usual late fee of a card, where none is entered. */
export function shortMonthDue(
  { openCents, ...due }: Due,
  { lenders, cardFeeCents }: { lenders: readonly LenderFacts[]; cardFeeCents: number },
): ShortMonthDue {
  const { isFederal, lateFee, hasPenaltyRate } = lenderOf(due.id, lenders)
  return {
    ...due,
    cents: openCents,
    minimumCents: openCents,
    securedBy: securedBy[due.type] ?? null,
    isFederal: isFederal && due.type === 'student_loan',
    lateFeeCents: lateFee ?? (due.type === 'credit_card' ? cardFeeCents : null),
    hasPenaltyRate,
  }
}
