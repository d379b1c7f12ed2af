/**
 * What kind of spending a budget category is: a bill that falls due in fixed sums, care for the household, basics such
 * as groceries and gas, or everyday spending that is decided each time. A category with a due day is a bill. Else the name
 * decides; where it has no known word, so does the way the month's money went out: in one payment within the budget it
 * was a bill.
 * Example: 'Mortgage' and 'Church' are bills, 'Doctor and pharmacy' is care, 'Groceries' is basics, 'Eating out' is everyday. 'Bus pass' has
 * no word we know: one payment of $68 out of $70 is a bill, three of $23 are everyday.
 */
import type { Cents } from '#engine/money/units.ts'
import { basicsWords, billWords, careWords, everydayWords } from './category-words.content.ts'

export type CategoryKind = 'bill' | 'care' | 'basics' | 'everyday'

/** One category in one month, in whole cents. Carried and spent may be negative (overspent before; refunds). */
export type CategoryBudget = { budgetCents: number; carriedCents: number; spentCents: number }

/**
 * A category of a month with what decides its kind: its name, the number of payments, and the day of the month (1 to 31)
 * that it is due on; null where nobody said that it is a bill.
 */
export type CategoryMonth = CategoryBudget & { name: string; paymentCount: number; dueDay: number | null }

type StoredCategory = { name: string; paymentCount: number; dueDay: number | null } & Record<
  'budgetAmount' | 'carriedAmount' | 'spentAmount',
  Cents
>

/** The engine's category of a stored one, with the figures of the month it was read for. */
export function toCategoryMonth(stored: StoredCategory): CategoryMonth {
  const { name, budgetAmount, carriedAmount, spentAmount, paymentCount, dueDay } = stored
  return {
    name,
    budgetCents: budgetAmount,
    carriedCents: carriedAmount,
    spentCents: spentAmount,
    paymentCount,
    dueDay,
  }
}

/** Budget and what was carried over, less what was spent; below 0 where more was spent than there was. */
export function leftCents({ budgetCents, carriedCents, spentCents }: CategoryBudget): number {
  return budgetCents + carriedCents - spentCents
}

/** Words in lower case, without accents, each in the singular: 'Café & Lunches' is ' cafe lunch '. */
export function plainWords(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
  return ` ${words.filter(Boolean).map(singular).join(' ')} `
}

/** Good enough to compare words with, not to be read. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const listed = (words: string) => words.split(',').map(plainWords)

const kinds: readonly [CategoryKind, readonly string[]][] = [
  ['bill', listed(billWords)],
  ['care', listed(careWords)],
  ['basics', listed(basicsWords)],
  ['everyday', listed(everydayWords)],
]

/** The kind of a name; null where it has no known word. Of several kinds, the one least to be cut. */
export function kindOfName(name: string): CategoryKind | null {
  const plain = plainWords(name)
  return kinds.find(([, words]) => words.some((word) => plain.includes(word)))?.[0] ?? null
}

/** Whether the month's money went out in one payment that the budget covered, as a bill does. */
export function cameAtOnce(category: CategoryMonth): boolean {
  return category.paymentCount === 1 && category.spentCents > 0 && leftCents(category) >= 0
}

/** The kind of a category in a month. */
export function categoryKind(category: CategoryMonth): CategoryKind {
  if (category.dueDay !== null) return 'bill'
  return kindOfName(category.name) ?? (cameAtOnce(category) ? 'bill' : 'everyday')
}
