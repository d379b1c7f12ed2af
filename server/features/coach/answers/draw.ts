/** How an answer is put together: cards of facts, sentences between them, and where to go on. */
import type { AnswerBlock, CoachLanguage, Fact } from '#contracts/coach/coach.ts'
import { screensByNeed } from '#engine/access/routes.ts'
import { factsFor } from '#server/features/facts/fact.facts.ts'
import { inLanguage } from '#server/features/facts/language.facts.ts'
import type { OwnDebt, Records } from '#server/features/facts/records.queries.ts'
import type { Slots } from '../understand/slots.ts'
import { sentence, type Places, type SentenceId } from './sentences.ts'

/** A question with what was read out of it, and whose records answer it. */
export type Asked = { records: Records; slots: Slots; question: string }

export type Drawn = {
  blocks: AnswerBlock[]
  /** the topic of the question that leads on */
  next?: string
  /** what the question leaves open, as whole questions to choose from */
  choices?: string[]
}

export type Draw = (asked: Asked) => Drawn

export const languageOf = ({ records }: Pick<Asked, 'records'>): CoachLanguage => records.language ?? 'en'

/** A sentence by its id; nothing where one of its facts is missing. */
export const say = (asked: Pick<Asked, 'records'>, id: SentenceId, places?: Places): AnswerBlock[] =>
  sentence(languageOf(asked), id, places)

/** The screens that compute what a card shows. */
const screens = {
  debts: { label: 'My Debts', path: screensByNeed.subscription.debtTracker },
  plan: { label: 'Your plan on My Debts', path: `${screensByNeed.subscription.debtTracker}#strategies` },
  paydays: { label: 'Pay days on My Debts', path: `${screensByNeed.subscription.debtTracker}?cash=paydays` },
  short: { label: 'A short month on My Debts', path: `${screensByNeed.subscription.debtTracker}?cash=short` },
  waysOut: { label: 'Every Way Out', path: screensByNeed.subscription.waysOut },
  budget: { label: 'Budget', path: screensByNeed.subscription.budgeting },
  goals: { label: 'Goals', path: screensByNeed.subscription.goals },
  credit: { label: 'Credit Monitor', path: screensByNeed.subscription.creditMonitor },
  dashboard: { label: 'Dashboard', path: screensByNeed.subscription.dashboard },
} as const
type Screen = keyof typeof screens

/** A link to a screen, named in the person's language. */
function screenLink(asked: Pick<Asked, 'records'>, screen: Screen): { label: string; path: string } {
  const { label, path } = screens[screen]
  return { label: inLanguage(label, languageOf(asked)), path }
}

type CardParts = {
  facts: readonly (Fact | undefined)[]
  screen?: Screen
  /** what the same figures are now, by the last part of their ids */
  before?: readonly Fact[]
  /** the search of My Debts that shows the what-if and keeps it */
  keep?: string
}

const lastPart = ({ id }: Fact) => id.slice(id.lastIndexOf('.') + 1)

/** A card of the facts there are; nothing where there is none. `title` is one of our labels or a name the person chose. */
export function card(
  asked: Pick<Asked, 'records'>,
  title: string,
  { facts, screen, before = [], keep }: CardParts,
): AnswerBlock[] {
  const shown = facts.filter((fact) => fact !== undefined)
  if (shown.length === 0) return []
  return [
    {
      type: 'card',
      title,
      figures: shown.map((fact) => ({
        fact,
        before: before.find((one) => lastPart(one) === lastPart(fact)) ?? null,
      })),
      screen: screen === undefined ? null : screenLink(asked, screen),
      keep:
        keep === undefined
          ? null
          : {
              label: inLanguage('See it on My Debts and keep it', languageOf(asked)),
              path: `${screensByNeed.subscription.debtTracker}?${keep}`,
            },
    },
  ]
}

/** One of our titles. */
export const titled = (asked: Pick<Asked, 'records'>, title: string) => inLanguage(title, languageOf(asked))

/** The facts with these ids, in this order; one that is missing is passed over. */
export const pick = (facts: readonly Fact[], ...ids: string[]): (Fact | undefined)[] =>
  ids.map((id) => facts.find((fact) => fact.id === id))

/** One fact; undefined where it is missing. */
export const fact = (facts: readonly Fact[], id: string): Fact | undefined =>
  facts.find((one) => one.id === id)

/** What a debt is called, for a sentence about it. */
export function debtName(records: Records, { debt }: OwnDebt): Fact {
  return factsFor(records, { id: `debt.${debt.id}`, source: 'records' }).name(
    'name',
    'name of the debt',
    debt.name,
  )
}
