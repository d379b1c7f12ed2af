/** Answers that are the same for everybody: said as they are written, with passages, sources and places of help. */
import { screensByNeed } from '#engine/access/routes.ts'
import type { AnswerBlock } from '#contracts/coach/coach.ts'
import { inLanguage } from '#server/features/facts/language.facts.ts'
import type { Topic } from '../topics.ts'
import { languageOf, type Asked, type Drawn } from './draw.ts'
import { helpLink } from './help-places.content.ts'
import { passagesIn } from './passages.ts'

const { subscription, signedIn, open } = screensByNeed

/** Screens by the names that topics use. */
const screens: Record<string, { label: string; path: string }> = {
  debts: { label: 'My Debts', path: subscription.debtTracker },
  'ways-out': { label: 'Every Way Out', path: subscription.waysOut },
  budget: { label: 'Budget', path: subscription.budgeting },
  goals: { label: 'Goals', path: subscription.goals },
  credit: { label: 'Credit Monitor', path: subscription.creditMonitor },
  education: { label: 'Library', path: open.education },
  income: { label: 'Extra income', path: subscription.extraIncome },
  import: { label: 'Import', path: subscription.debtsImport },
  settings: { label: 'Settings', path: subscription.settings },
  calculators: { label: 'Calculators', path: signedIn.calculators },
  letters: { label: 'Letters', path: signedIn.letters },
  grants: { label: 'Grants', path: open.foundationApply },
  pricing: { label: 'Plans and prices', path: screensByNeed.public.pricing },
}

/** The names of screens that topics may use. */
export const topicScreens = Object.keys(screens)

const list = <T>(one: T | T[] | null | undefined): T[] => (Array.isArray(one) ? one : one ? [one] : [])

/** What follows the words of a topic: its passages, where it can be read, its screen and who helps. */
function followUps(asked: Pick<Asked, 'records' | 'question'>, topic: Topic): AnswerBlock[] {
  const language = languageOf(asked)
  const screen = topic.screen ? screens[topic.screen] : undefined
  const passages = passagesIn(topic.library ?? [], `${asked.question} ${topic.example[language]}`, language)
  const help = (topic.help ?? []).map((name) => helpLink(name, language))
  return [
    ...passages.map((passage): AnswerBlock => ({ type: 'passage', ...passage })),
    ...list(topic.source).map((source): AnswerBlock => ({ type: 'source', ...source })),
    ...(screen
      ? [{ type: 'screen' as const, label: inLanguage(screen.label, language), path: screen.path }]
      : []),
    ...(help.length > 0 ? [{ type: 'help' as const, help }] : []),
  ]
}

/** The answer of a topic that says the same to everybody. */
export function written(asked: Asked, topic: Topic): Drawn {
  const says = topic.says?.[languageOf(asked)] ?? []
  return {
    blocks: [
      ...says.map((text): AnswerBlock => ({ type: 'sentence', text, facts: [] })),
      ...followUps(asked, topic),
    ],
    ...(topic.next ? { next: topic.next } : {}),
  }
}
