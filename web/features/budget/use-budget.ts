/** The categories of a month, 'YYYY-MM', and what changes them at once on the screen. */
import { listBudgetCategories, updateBudgetCategory } from '#contracts/money/budget.ts'
import { readOf } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { indexOf, monthOf } from './months/budget-months.ts'

/** The lists of all months. */
export const lists = { queryKey: readOf(listBudgetCategories, { query: {} }).queryKey }

export const listKey = (month: string) => readOf(listBudgetCategories, { query: { month } }).queryKey

/** The month before, read once it is over: only then is its leftover final. */
export function useMonthBefore(month: string, today: string) {
  const before = monthOf(indexOf(month) - 1)
  const enabled = before < today.slice(0, 7)
  return { before, ...useRead(listBudgetCategories, { query: { month: before } }, { enabled }) }
}

/** Changes a category. The answer is shown for this month at once; the refresh confirms it. */
export const useUpdateCategory = (month: string) => useWrite(updateBudgetCategory, { list: listKey(month) })
