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

/** From this share on a topic is taken for meant. */
const CERTAIN_SHARE = 0.985
/** From this share on the subject of a whole message is taken for meant, and the two likeliest topics in it are answered. */
const SUBJECT_SHARE = 0.93
/** Less of its subject's share than this, a topic is not answered beside the likeliest. */
const BESIDE_PART = 0.2
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
/**
 * Topics of a person's own affairs or of the app that are about one subject: where it is sure and the topic in it is not,
 * two answers beside each other tell nobody anything that was not asked about. A topic may be of several.
 */
export const subjects = [
  `total_debt balance_of_debt how_many_debts debt_free_date date_range debt_ends interest_cost interest_on_debt
  interest_a_day progress minimums payment_of_debt due_dates payday_days highest_rate average_rate smallest_debt
  which_first paid_when promo_end`,
  `extra_payment once_payment windfall pay_instead pause_payments forecast_balance only_minimums
  rate_change target_date debt_free_date debt_ends`,
  'which_first compare_orders least_interest_plan',
  'budget_left category_left budget_status overspent afford_payment',
  'goals_status goal_named savings_have add_goal',
  'credit_score score_change utilization_mine',
  'delete_debt edit_debt record_payment add_debt_help undo_it',
  'link_bank import_file',
  'plans_price cancel_subscription billing_refund promo_code',
].map((ids) => ids.split(/\s+/))

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

/**
 * The topics of a whole message whose subject is nearly certain, the likeliest first and at most two; none where it is not.
 * Example: "when do I quit paying on the Discover" asks when it is paid off, or when its payment is due.
 */
export function topicsOfSubject(guesses: readonly Guess[]): string[] {
  const inSubjects = subjects.map((ids) => {
    const meant = guesses.filter(({ id }) => ids.includes(id))
    return { meant, share: meant.reduce((sum, { share }) => sum + share, 0) }
  })
  const [best] = inSubjects.toSorted((a, b) => b.share - a.share)
  if (best === undefined || best.share < SUBJECT_SHARE) return []
  return best.meant
    .filter(({ share }) => share >= BESIDE_PART * best.share)
    .slice(0, 2)
    .map(({ id }) => id)
}

export const areOfOneSubject = (one: string, other: string): boolean =>
  subjects.some((ids) => ids.includes(one) && ids.includes(other))

const MOST_NEAREST = 10

/** The ten nearest topics, however unlikely: only among them may a language model pick. */
export const nearestTopics = (guesses: readonly Guess[]): string[] =>
  guesses
    .filter(({ id }) => id !== NONE)
    .slice(0, MOST_NEAREST)
    .map(({ id }) => id)

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
