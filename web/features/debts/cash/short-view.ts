/** A short month as the screen shows it: what its money covers of what is asked for, and what it does not. */
import type { ShortNow } from '#engine/debts/cash/asked-now.ts'
import type { Consequence } from '#engine/debts/cash/short-month.ts'

/** One thing that is asked for. `dueOn` is null for what is no debt. */
export type ShortItem = {
  id: string
  name: string
  askedCents: number
  paidCents: number
  dueOn: string | null
  consequences: readonly Consequence[]
}

export type ShortView = { pay: ShortItem[]; open: ShortItem[]; leftCents: number; openCents: number }

/** What the money covers, in the order of payment, and what it does not. */
export function shortView({ essentials, dues, pay, skipped, leftCents }: ShortNow): ShortView {
  const asked = new Map<string, Pick<ShortItem, 'name' | 'askedCents' | 'dueOn'>>([
    ...essentials.map(({ id, name, cents }) => [id, { name, askedCents: cents, dueOn: null }] as const),
    ...dues.map(
      ({ id, name, minimumCents, dueOn }) => [id, { name, askedCents: minimumCents, dueOn }] as const,
    ),
  ])
  const paid = new Map(pay.map(({ id, cents }) => [id, cents]))
  const itemOf = (id: string, consequences: readonly Consequence[]): ShortItem[] => {
    const one = asked.get(id)
    return one ? [{ id, ...one, paidCents: paid.get(id) ?? 0, consequences }] : []
  }
  return {
    pay: pay.flatMap(({ id }) => itemOf(id, [])),
    open: skipped.flatMap(({ id, consequences }) => itemOf(id, consequences)),
    leftCents,
    openCents: skipped.reduce((sum, { cents }) => sum + cents, 0),
  }
}
