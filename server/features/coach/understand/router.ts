/**
 * Which topic is meant. A model of many phrasings in both languages says how likely each is; only one that is nearly
 * certain is taken for meant, and the nearest others are there to choose from. The same words always give the same.
 */
import { readFileSync } from 'node:fs'
import { readModel, type Guess, type StoredModel, type TextModel } from '#server/softmax/softmax-model.ts'
import { topics } from '../topics.ts'
import { featuresOf } from './question-features.ts'

let model: TextModel | null = null

/** The product's own model, read when it is first asked. */
function openModel(): TextModel {
  const file = new URL('../../../../content/coach/intent-model.json', import.meta.url)
  model ??= readModel(JSON.parse(readFileSync(file, 'utf8')) as StoredModel, featuresOf)
  return model
}

/** What is none of the topics. */
const NONE = 'none'

/** Below this share nothing is taken for meant. */
const CERTAIN_SHARE = 0.985
/** Less likely than this, a topic is not worth offering. */
const NEAR_SHARE = 0.03
const MOST_NEAR = 3

const talk = new Set(topics.filter(({ kind }) => kind === 'talk').map(({ id }) => id))
/** Nobody asks these by pressing a button. */
const notOffered = new Set([...talk, 'greeting', 'thanks', 'fraud_asked'])

/**
 * Topics that one answer serves: what the message names decides between them, so their shares count together.
 * "What is left for groceries" and "what is left this month" differ by a category.
 */
const FAMILIES = [
  ['budget_left', 'category_left', 'budget_status', 'overspent'],
  ['interest_cost', 'interest_on_debt'],
  ['total_debt', 'balance_of_debt'],
  ['debt_free_date', 'debt_ends', 'date_range'],
  ['goals_status', 'goal_named'],
  ['extra_payment', 'once_payment', 'windfall', 'pay_instead'],
  ['minimums', 'payment_of_debt'],
  ['due_dates', 'payday_days'],
  ['car_taken', 'car_trouble'],
  ['sued', 'default_judgment'],
  ['stop_calls', 'collector_threats', 'collector_rights'],
  ['delete_debt', 'edit_debt'],
]
const familyOf = new Map(FAMILIES.flatMap((family) => family.map((id) => [id, family])))

/**
 * Topics with their shares, the likeliest first. `alike` is the text with the person's own names for things left out: what
 * is asked is the same of every debt. A member of a family stands for the family, with its share.
 */
export function rank(text: string, alike = text): Guess[] {
  const own = openModel().rank(text)
  const other = alike === text ? own : openModel().rank(alike)
  const shareOf = new Map(other.map(({ id, share }) => [id, share]))
  const both = own.map(({ id, share }) => ({ id, share: (share + (shareOf.get(id) ?? 0)) / 2 }))
  const sums = new Map<string, Guess>()
  for (const guess of both.toSorted((a, b) => b.share - a.share)) {
    const family = familyOf.get(guess.id)?.[0] ?? guess.id
    const before = sums.get(family)
    sums.set(family, before ? { id: before.id, share: before.share + guess.share } : guess)
  }
  return [...sums.values()].toSorted((a, b) => b.share - a.share || a.id.localeCompare(b.id, 'en'))
}

/** The topic of a text that is nearly certain; null where none is, or where it is surely none that is known. */
export function certainTopic(guesses: readonly Guess[]): string | null {
  const [best] = guesses
  return best !== undefined && best.share >= CERTAIN_SHARE && best.id !== NONE ? best.id : null
}

/** Topics that may be meant, the nearest first; none where the text is surely about nothing that is known. */
export function nearTopics(guesses: readonly Guess[], but: string | null = null): string[] {
  if ((guesses[0]?.share ?? 0) >= CERTAIN_SHARE && guesses[0]?.id === NONE) return []
  return guesses
    .filter(({ id, share }) => id !== NONE && id !== but && !notOffered.has(id) && share >= NEAR_SHARE)
    .slice(0, MOST_NEAR)
    .map(({ id }) => id)
}

/** The nearest other topics, however unlikely: for "not what you meant?". */
export function otherTopics(guesses: readonly Guess[], but: string): string[] {
  return guesses
    .filter(({ id }) => id !== NONE && id !== but && !notOffered.has(id))
    .slice(0, 2)
    .map(({ id }) => id)
}
