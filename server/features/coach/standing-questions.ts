/**
 * The questions that stand for topics, on buttons as elsewhere: about the person's own debts, categories and amounts
 * where these are known, and understood for certain when they are pressed.
 */
import { languages } from '#contracts/language.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { topicOf, topics } from './topics.ts'
import type { Slots } from './understand/slots.ts'

const PLACE = /\{(debt|other|category|amount)\}/g
type Place = 'debt' | 'other' | 'category' | 'amount'

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })

/** What was named comes first; where nothing was, the first that the person has. */
function namesFor({ debts, categories }: Records, slots: Slots | null): Partial<Record<Place, string>> {
  const isNamed = (id: string) => slots?.debtIds.includes(id) === true
  const [debt, other] = debts
    .toSorted((a, b) => Number(isNamed(b.debt.id)) - Number(isNamed(a.debt.id)))
    .map((one) => one.debt.name)
  const category = categories.find(({ id }) => id === slots?.categoryId) ?? categories[0]
  const cents = slots?.hasMoreAmounts === true ? null : (slots?.monthlyCents ?? slots?.cents ?? null)
  return {
    ...(debt !== undefined && { debt }),
    ...(other !== undefined && { other }),
    ...(category !== undefined && { category: category.name }),
    ...(cents !== null && { amount: dollars(cents) }),
  }
}

/** The question that stands for a topic, with what a message names, `slots`, in it; null is no message. */
export function questionOf(id: string, records: Records, slots: Slots | null): string {
  const language = records.language ?? 'en'
  const { example, own } = topicOf(id)
  if (own === undefined) return example[language]
  const usual = /\$[\d,]+/.exec(example[language])?.[0]
  const names = { ...(usual !== undefined && { amount: usual }), ...namesFor(records, slots) }
  const places = [...own[language].matchAll(PLACE)].map(([, place]) => place as Place)
  if (places.some((place) => names[place] === undefined)) return example[language]
  return own[language].replaceAll(PLACE, (_, place: Place) => names[place] ?? '')
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const patternOf = (own: string) =>
  new RegExp(
    `^${own
      .split(PLACE)
      .map((piece, at) => (at % 2 === 0 ? escaped(piece) : piece === 'amount' ? String.raw`\$[\d,.]+` : '.+'))
      .join('')}$`,
  )

const whole = new Map(
  topics.flatMap(({ id, example }) => languages.map((one) => [example[one], id] as const)),
)
const patterns = topics.flatMap(({ id, own }) =>
  own === undefined ? [] : languages.map((one) => ({ id, pattern: patternOf(own[one]) })),
)

/** The topic that a question stands for; null where it stands for none. */
export function topicAsked(question: string): string | null {
  const text = question.trim()
  return whole.get(text) ?? patterns.find(({ pattern }) => pattern.test(text))?.id ?? null
}
