/** What was understood, in a line: the topic's words and what the message named. */
import { formatApr, formatMoney } from '#engine/money/format.ts'
import { listed } from '#server/features/facts/language.facts.ts'
import type { Topic } from '../topics.ts'
import { inQuestion, languageOf, type Asked } from './draw.ts'

/** The topics that are answered, with what the message named where one is of facts. */
export function understoodText(asked: Asked, topics: readonly Topic[]): string {
  const language = languageOf(asked)
  const words = inQuestion(asked, ({ understood }) => understood)
  const said = topics.map(({ understood }) => understood[language]).join(words.or)
  if (topics.every(({ kind }) => kind !== 'facts')) return said
  const { slots, records } = asked
  const names = (ids: readonly string[]) =>
    listed(
      records.debts.filter(({ debt }) => ids.includes(debt.id)).map(({ debt }) => debt.name),
      language,
    )
  const category = records.categories.find(({ id }) => id === slots.categoryId)?.name
  const goal = records.goals.find(({ id }) => id === slots.goalId)?.title
  const { instead, without, months } = words
  const parts = [
    slots.cents === null ? null : formatMoney(slots.cents, { currency: records.settings.currency }),
    slots.ratePpm === null ? null : formatApr(slots.ratePpm),
    names(slots.debtIds),
    slots.insteadOfIds.length > 0 ? `${instead} ${names(slots.insteadOfIds)}` : null,
    slots.withoutIds.length > 0 ? `${without} ${names(slots.withoutIds)}` : null,
    slots.forMonths === null ? null : months(slots.forMonths),
    slots.debtIds.length === 0 ? category : null,
    slots.debtIds.length === 0 && category === undefined ? goal : null,
  ].filter(Boolean)
  return parts.length === 0 ? said : `${said} (${parts.join(', ')})`
}
