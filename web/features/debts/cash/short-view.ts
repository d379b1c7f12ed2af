/** A short month as the screen shows it: what its money covers of what is asked for, and what it does not. */
import type { ShortNow } from '#engine/debts/cash/asked-now.ts'
import { lastDayToPay } from '#engine/debts/cash/deadlines.ts'
import type { Consequence } from '#engine/debts/cash/short-month.ts'
import { day } from '../figures.ts'
import { shortTexts as texts } from './short-messages.ts'

/** One thing that is asked for. `dueOn` is null for what is no debt. */
export type ShortItem = {
  id: string
  name: string
  askedCents: number
  paidCents: number
  dueOn: string | null
  /** the day it has to leave the account, where it is due on the next pay day or after it */
  leavesBy: string | null
  consequences: readonly Consequence[]
}

export type ShortView = { pay: ShortItem[]; open: ShortItem[]; leftCents: number; openCents: number }

/** What the money covers, in the order of payment, and what it does not. */
export function shortView({ essentials, dues, pay, skipped, leftCents, until }: ShortNow): ShortView {
  const asked = new Map<string, Pick<ShortItem, 'name' | 'askedCents' | 'dueOn' | 'leavesBy'>>([
    ...essentials.map(
      ({ id, name, cents }) => [id, { name, askedCents: cents, dueOn: null, leavesBy: null }] as const,
    ),
    ...dues.map(({ id, name, minimumCents, dueOn }) => {
      const leavesBy = dueOn < until ? null : lastDayToPay(dueOn)
      return [id, { name, askedCents: minimumCents, dueOn, leavesBy }] as const
    }),
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

/** When it is due, and why it cannot wait for the next pay where that comes first; empty for what is no debt. */
export function dueText({ dueOn, leavesBy }: Pick<ShortItem, 'dueOn' | 'leavesBy'>, today: string): string {
  if (dueOn === null) return ''
  return leavesBy === null
    ? texts.due(day(dueOn, today))
    : texts.dueLater(day(dueOn, today), day(leavesBy, today))
}
