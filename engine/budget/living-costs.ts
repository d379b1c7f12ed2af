/**
 * What a month costs beside the debts: the budget without the categories that pay debts which are listed on their own.
 * A category pays a listed debt where its name has the debt's name in it, or a word for its kind.
 * Example: Mortgage $1,430, Groceries $800 and Phones $112, with a mortgage and a card on the list, are $912 a month.
 * Without a mortgage on the list it is a cost like the others, and they are $2,342.
 */
import { plainWords } from './category-kind.ts'
import { debtWords } from './category-words.content.ts'

type ListedDebt = { name: string; type: string }

const wordsOf = (type: string): readonly string[] => {
  const { every, byType } = debtWords
  return [...every, ...(byType.get(type) ?? [])].map(plainWords)
}

/** Whether a budget category is the payment of one of these debts. */
export function paysDebt(category: string, debts: readonly ListedDebt[]): boolean {
  const plain = plainWords(category)
  return debts.some(({ name, type }) => {
    const own = plainWords(name)
    return (own.trim() !== '' && plain.includes(own)) || wordsOf(type).some((word) => plain.includes(word))
  })
}

/** The budget of a month without payments of listed debts, in cents; null where nothing is left, or there is no budget. */
export function livingCostsCents(
  categories: readonly { name: string; budgetAmount: number }[],
  debts: readonly ListedDebt[],
): number | null {
  const costs = categories.filter(({ name }) => !paysDebt(name, debts))
  const cents = costs.reduce((sum, { budgetAmount }) => sum + budgetAmount, 0)
  return cents > 0 ? cents : null
}
