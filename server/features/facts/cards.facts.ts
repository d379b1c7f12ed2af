/** Facts on a card: what they are about, and the screen that computes them. */
import type { Fact, FactCard } from '#contracts/coach/coach.ts'
import type { Language } from '#contracts/language.ts'
import { screensByNeed } from '#engine/access/routes.ts'
import { inLanguage } from './language.facts.ts'

const { subscription } = screensByNeed

/** The screens that compute what a card shows. */
const screens = {
  debts: { label: 'My Debts', path: subscription.debtTracker },
  plan: { label: 'Your plan on My Debts', path: `${subscription.debtTracker}#strategies` },
  paydays: { label: 'Pay days on My Debts', path: `${subscription.debtTracker}?cash=paydays` },
  short: { label: 'A short month on My Debts', path: `${subscription.debtTracker}?cash=short` },
  waysOut: { label: 'Every Way Out', path: subscription.waysOut },
  budget: { label: 'Budget', path: subscription.budgeting },
  goals: { label: 'Goals', path: subscription.goals },
  credit: { label: 'Credit Monitor', path: subscription.creditMonitor },
  dashboard: { label: 'Dashboard', path: subscription.dashboard },
} as const
export type Screen = keyof typeof screens

export type CardParts = {
  facts: readonly (Fact | undefined)[]
  screen?: Screen | undefined
  /** what the same figures are now, by the last part of their ids */
  before?: readonly Fact[]
  /** the search of My Debts that shows the what-if and keeps it */
  keep?: string | undefined
}

const lastPart = ({ id }: Fact) => id.slice(id.lastIndexOf('.') + 1)

/** A card of the facts there are; null where there is none. Its links are named in the person's language. */
export function factCard(
  title: string,
  { facts, screen, before = [], keep }: CardParts,
  language: Language = 'en',
): FactCard | null {
  const shown = facts.filter((fact) => fact !== undefined)
  if (shown.length === 0) return null
  const named = ({ label, path }: { label: string; path: string }) => ({
    label: inLanguage(label, language),
    path,
  })
  return {
    title,
    figures: shown.map((fact) => ({
      fact,
      before: before.find((one) => lastPart(one) === lastPart(fact)) ?? null,
    })),
    screen: screen === undefined ? null : named(screens[screen]),
    keep:
      keep === undefined
        ? null
        : named({ label: 'See it on My Debts and keep it', path: `${subscription.debtTracker}?${keep}` }),
  }
}
