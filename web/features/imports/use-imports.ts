/** What bringing in files reads and writes, and what each write refreshes. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { listBudgetCategories } from '#contracts/budget.ts'
import { listDebts } from '#contracts/debts.ts'
import type { AnswerOf, BodyInputOf } from '#contracts/endpoint.ts'
import {
  importDebts,
  importTransactions,
  listImportLines,
  listImports,
  listKnown,
  sortImportLine,
  undoImport,
  type Import,
  type ImportBodyInput,
  type ImportLine,
} from '#contracts/imports.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { readJson, request } from '#web/api/request.ts'

const IMPORTS = ['/api/imports']
const OF_BUDGET = [['/api/budget-categories'], ['/api/budget-months'], ['/api/dashboard']]
const OF_DEBTS = [['/api/debts'], ['/api/dashboard'], ['/api/credit-scores']]

function refresh(client: QueryClient, keys: readonly (readonly string[])[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

export function useImports() {
  return useQuery(readOf(listImports))
}

export function useLines(importId: string) {
  return useQuery(readOf(listImportLines, { params: { id: importId } }))
}

/** The categories a line may go to; this month's figures are of no matter here. */
export function usePlaces() {
  return useQuery({
    ...readOf(listBudgetCategories),
    select: (categories) => categories.filter(({ isActive }) => isActive),
  })
}

export function useDebtNames() {
  return useQuery({ ...readOf(listDebts), select: (debts) => debts.map(({ name }) => name) })
}

/** What is there between two days, asked anew for each file. */
export function useKnown(days: { from: string; to: string } | null) {
  return useQuery({
    queryKey: ['/api/imports/known', days?.from, days?.to],
    queryFn: () => call(listKnown, { query: days ?? {} }),
    enabled: days !== null,
    staleTime: 0,
  })
}

export function useImportTransactions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: ImportBodyInput) =>
      (await readJson(await request('POST', importTransactions.path, body))) as Import,
    onSuccess: () => refresh(client, [IMPORTS, ['/api/imports/known'], ...OF_BUDGET]),
  })
}

export function useImportDebts() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof importDebts>) => call(importDebts, { body }),
    onSuccess: () => refresh(client, [IMPORTS, ...OF_DEBTS]),
  })
}

type TakenBack = AnswerOf<typeof undoImport>

/** `onUndone` hears of it also where what asked is gone with the import. */
export function useUndoImport(onUndone: (taken: TakenBack) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(undoImport, { params: { id } }),
    onSuccess: (taken, id) => {
      onUndone(taken)
      client.setQueryData<Import[]>(readOf(listImports).queryKey, (list) =>
        list?.filter((one) => one.id !== id),
      )
      return refresh(client, [['/api/imports/known'], ...OF_BUDGET, ...OF_DEBTS])
    },
  })
}

type Sorting = { lineId: string; categoryId: string | null; teach?: boolean }

/** It shows there at once; a refusal puts it back. A rule moves other lines besides. */
export function useSortLine(importId: string) {
  const client = useQueryClient()
  const { queryKey } = readOf(listImportLines, { params: { id: importId } })
  const show = (id: string, changed: Partial<ImportLine>) =>
    client.setQueryData<ImportLine[]>(queryKey, (lines) =>
      lines?.map((line) => (line.id === id ? { ...line, ...changed } : line)),
    )
  return useMutation({
    mutationFn: ({ lineId, categoryId, teach }: Sorting) =>
      call(sortImportLine, {
        params: { id: importId, lineId },
        body: { categoryId, ...(teach ? { teach } : {}) },
      }),
    onMutate: ({ lineId, categoryId }) => {
      const before = client.getQueryData<ImportLine[]>(queryKey)?.find(({ id }) => id === lineId)
      show(lineId, { categoryId, sortedBy: 'person' })
      return { before }
    },
    onError: (_, { lineId }, shown) => shown?.before && show(lineId, shown.before),
    onSuccess: ({ line }, { teach }) => {
      show(line.id, line)
      const ofRule = [IMPORTS, ['/api/spending-rules'], ['/api/bank-transactions']]
      // Without a rule the answer is enough: a long list is not read again for each line.
      const counts = client.invalidateQueries({ queryKey: IMPORTS, exact: true })
      return Promise.all([counts, refresh(client, [...(teach ? ofRule : []), ...OF_BUDGET])])
    },
  })
}
