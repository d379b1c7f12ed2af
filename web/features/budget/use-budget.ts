/** What the budget screen reads and writes, and what each write refreshes. A month is 'YYYY-MM'. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'
import {
  carryBudgetOver,
  createBudgetCategory,
  deleteBudgetCategory,
  deleteSpending,
  dropCarryOver,
  listBudgetCategories,
  listBudgetMonths,
  listSpending,
  recordSpending,
  updateBudgetCategory,
  type BudgetCategory,
} from '#contracts/budget.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { indexOf, monthOf } from './budget-months.ts'

const CATEGORIES = '/api/budget-categories'
// a write refreshes the categories (their spending with them), the months and the dashboard
const REFRESHED = [[CATEGORIES], ['/api/budget-months'], ['/api/dashboard']]

export function refreshBudget(client: QueryClient): Promise<unknown> {
  return Promise.all(REFRESHED.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** The lists of all months begin with this. */
export const LISTS = [CATEGORIES, 'month'] as const

export const listKey = (month: string) => [...LISTS, month]

/** The categories in the person's order with the figures of a month. */
export function useCategories(month: string, enabled = true) {
  return useQuery({
    queryKey: listKey(month),
    queryFn: () => call(listBudgetCategories, { query: { month } }),
    enabled,
  })
}

/** The month before, asked for once it is over: only then is it known what it left. */
export function useMonthBefore(month: string, today: string) {
  const before = monthOf(indexOf(month) - 1)
  return { before, ...useCategories(before, before < today.slice(0, 7)) }
}

/** The totals of the six months that end with this one, oldest first. */
export function useMonths(month: string) {
  return useQuery({
    queryKey: ['/api/budget-months', month],
    queryFn: () => call(listBudgetMonths, { query: { month } }),
  })
}

/** What was spent in a category in a month, newest first; asked for when somebody looks. */
export function useSpending(id: string, month: string) {
  return useQuery({
    queryKey: [CATEGORIES, id, 'spending', month],
    queryFn: () => call(listSpending, { params: { id }, query: { month } }),
  })
}

export function useCreateCategory(month: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createBudgetCategory>) => call(createBudgetCategory, { body }),
    onSuccess: (made) => {
      client.setQueryData<BudgetCategory[]>(listKey(month), (list) => list && [...list, made])
      return refreshBudget(client)
    },
  })
}

export type CategoryChange = { id: string; body: BodyInputOf<typeof updateBudgetCategory> }

/** Changes a category. The answer stands in for what is shown of this month until the refresh confirms it. */
export function useUpdateCategory(month: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: CategoryChange) => call(updateBudgetCategory, { params: { id }, body }),
    onSuccess: (saved) => {
      client.setQueryData<BudgetCategory[]>(listKey(month), (list) =>
        list?.map((category) => (category.id === saved.id ? saved : category)),
      )
      return refreshBudget(client)
    },
  })
}

export function useDeleteCategory() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteBudgetCategory, { params: { id } }),
    onSuccess: (_, id) => {
      client.setQueriesData<BudgetCategory[]>({ queryKey: LISTS }, (list) =>
        list?.filter((category) => category.id !== id),
      )
      return refreshBudget(client)
    },
  })
}

export type SpendingRecord = { id: string; body: BodyInputOf<typeof recordSpending> }

export function useRecordSpending() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: SpendingRecord) => call(recordSpending, { params: { id }, body }),
    onSuccess: () => refreshBudget(client),
  })
}

export function useDeleteSpending() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (params: { id: string; spendingId: string }) => call(deleteSpending, { params }),
    onSuccess: () => refreshBudget(client),
  })
}

export function useCarryOver(month: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(carryBudgetOver, { params: { month } }),
    onSuccess: (list) => {
      client.setQueryData<BudgetCategory[]>(listKey(month), list)
      return refreshBudget(client)
    },
  })
}

export function useDropCarryOver(month: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(dropCarryOver, { params: { month } }),
    onSuccess: (list) => {
      client.setQueryData<BudgetCategory[]>(listKey(month), list)
      return refreshBudget(client)
    },
  })
}
