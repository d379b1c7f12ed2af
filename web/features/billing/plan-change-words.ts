/** Texts of a plan change: its title, its price, and the toast once it is done. */
import type { PlanName } from '#engine/access/prices.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { changeTexts } from './messages.ts'
import { monthlyCents, priceWords } from './status-words.ts'

/** `keep` takes a planned downgrade back. */
export type ChangeKind = 'upgrade' | 'downgrade' | 'keep'

export type PlanChange = {
  from: PlanName
  to: PlanName
  /** the end of what is paid: a cheaper plan begins then */
  endsAt: string | null
}

export function kindOf({ from, to }: PlanChange): ChangeKind {
  if (from === to) return 'keep'
  return monthlyCents(to) > monthlyCents(from) ? 'upgrade' : 'downgrade'
}

const dateWords = (instant: string | null) => (instant ? formatInstantDate(instant) : '')

export function titleOf(change: PlanChange): string {
  return kindOf(change) === 'keep' ? changeTexts.keepTitle(change.to) : changeTexts.title(change.to)
}

export function describeChange(change: PlanChange): string {
  const { from, to, endsAt } = change
  switch (kindOf(change)) {
    case 'keep':
      return changeTexts.keepText(to)
    case 'upgrade':
      return changeTexts.upgradeText(to, priceWords(to))
    case 'downgrade':
      return changeTexts.downgradeText(from, dateWords(endsAt))
  }
}

/** The toast once it is done; `endsAt` comes from the answer. */
export function doneWords(
  change: PlanChange,
  endsAt: string | null,
): { title: string; description?: string } {
  switch (kindOf(change)) {
    case 'keep':
      return changeTexts.kept(change.to)
    case 'upgrade':
      return changeTexts.done(change.to)
    case 'downgrade':
      return changeTexts.planned(change.to, dateWords(endsAt))
  }
}
