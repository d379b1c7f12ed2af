import { descriptionInWords } from '#engine/imports/description-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { createSpendingRule } from '#contracts/money/banks.ts'
import { listBudgetCategories } from '#contracts/money/budget.ts'
import { listImportLines, listImports, sortImportLine, type ImportLine } from '#contracts/money/imports.ts'
import { readOf } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import { refreshAfter, useWrite } from '#web/api/use-write.ts'
import { formatDate } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { CategorySelect, type Category } from '#web/sorting/category-select.tsx'
import { TransactionLine } from '#web/sorting/transaction-line.tsx'
import { useShownRow, useSorting, type Sorted } from '#web/sorting/use-sorting.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { pageOf, Pager } from '#web/ui/figures/pager.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { transactionTexts as texts } from '../messages.ts'
import { sortTexts, sortToasts } from './messages.ts'

/** The lines of an import, each with the category it counts in. */
export function SortLines({ importId }: { importId: string }) {
  const lines = useRead(listImportLines, { params: { id: importId } })
  // This month's figures are of no matter here.
  const categories = useRead(
    listBudgetCategories,
    {},
    { select: (all) => all.filter(({ isActive }) => isActive) },
  )
  if (lines.isError || categories.isError) {
    return <LoadFailed title={sortTexts.failed} reads={[lines, categories]} />
  }
  if (!lines.data || !categories.data) return <Skeleton className="h-72" />
  return <Sorting key={importId} importId={importId} lines={lines.data} categories={categories.data} />
}

type SortingProps = { importId: string; lines: readonly ImportLine[]; categories: readonly Category[] }

const isWaiting = ({ sortedBy }: ImportLine) => sortedBy === 'nobody'

function Sorting({ importId, lines, categories }: SortingProps) {
  const waiting = lines.filter(isWaiting).length
  const [shown, setShown] = useState<'waiting' | 'all'>(waiting > 0 ? 'waiting' : 'all')
  const [page, setPage] = useState(1)
  const { kept, sort, teach } = useSortLines(importId, categories)
  const chosen = shown === 'all' ? lines : lines.filter((line) => isWaiting(line) || kept.has(line.id))
  const paged = pageOf(chosen, page)
  return (
    <Card aria-labelledby="sort-title" className="grid grid-cols-1 gap-4 sm:p-6">
      <div>
        <h2 id="sort-title">{texts.sortTitle}</h2>
        <p className="mt-1 text-small text-ink-2">
          {categories.length === 0 ? texts.noCategories : texts.rules}{' '}
          {categories.length === 0 && (
            <Link to={paths.budgeting} className="link">
              {sortTexts.toBudget}
            </Link>
          )}
        </p>
      </div>
      <ChoiceGroup<'waiting' | 'all'>
        label={sortTexts.show}
        value={shown}
        onValueChange={(next) => {
          setShown(next)
          setPage(1)
        }}
        choices={[
          { value: 'waiting', label: sortTexts.toSort(waiting) },
          { value: 'all', label: sortTexts.all(lines.length) },
        ]}
      />
      {chosen.length === 0 && <p className="text-ink-2">{texts.allSorted}</p>}
      <ul aria-label={sortTexts.list} className="divide-y divide-line border-t border-line">
        {paged.rows.map((line) => (
          <Line
            key={line.id}
            line={line}
            categories={categories}
            isFresh={kept.has(line.id)}
            onSort={sort}
            onTeach={teach}
          />
        ))}
      </ul>
      <Pager label={sortTexts.pages} shown={paged} count={chosen.length} onPage={setPage} />
    </Card>
  )
}

type LineProps = {
  line: ImportLine
  categories: readonly Category[]
  /** sorted by hand a moment ago */
  isFresh: boolean
  onSort: (line: ImportLine, categoryId: string | null) => void
  onTeach: (line: ImportLine) => void
}

function Line({ line, categories, isFresh, onSort, onTeach }: LineProps) {
  const { description, date, amount, sortedBy } = line
  const category = categories.find(({ id }) => id === line.categoryId)
  const isTeachable = isFresh && category !== undefined && sortedBy === 'person'
  return (
    <TransactionLine
      name={descriptionInWords(description)}
      note={
        <>
          {formatDate(date)}
          {sortedBy === 'rule' && ` · ${sortTexts.byRule}`}
          {sortedBy === 'moved' && ` · ${sortTexts.moved}`}
        </>
      }
      cents={amount}
      rule={isTeachable ? { label: sortTexts.always(category.name), onTeach: () => onTeach(line) } : null}
    >
      <CategorySelect
        label={sortTexts.categoryOf(description, formatDate(date))}
        sorted={line}
        categories={categories}
        onSort={(categoryId) => onSort(line, categoryId)}
      />
    </TransactionLine>
  )
}

const outcomes = {
  failed: sortToasts.failed,
  ruleFailed: sortToasts.failed,
  taught: (_: ImportLine, category: string, alsoSorted: number) => sortToasts.taught(category, alsoSorted),
}

/** Puts lines into categories. One shows there at once; a refusal puts it back. A rule moves other lines besides. */
function useSortLines(importId: string, categories: readonly Category[]) {
  const client = useQueryClient()
  const show = useShownRow<ImportLine>(readOf(listImportLines, { params: { id: importId } }).queryKey)
  const { mutateAsync } = useWrite(sortImportLine, {
    onMutate: ({ params: { lineId }, body: { categoryId } }) =>
      show(lineId, { categoryId, sortedBy: 'person' }),
    onError: (_, { params: { lineId } }, before) => before && show(lineId, before),
    onSuccess: ({ line }, { body: { teach } }) => {
      show(line.id, line)
      // Without a rule the answer is enough: a long list is not read again for each line.
      const counts = client.invalidateQueries({ queryKey: readOf(listImports).queryKey, exact: !teach })
      return Promise.all([counts, teach ? refreshAfter(client, createSpendingRule) : undefined])
    },
  })
  const send = useCallback(
    (lineId: string, body: Sorted) => mutateAsync({ params: { id: importId, lineId }, body }),
    [mutateAsync, importId],
  )
  return useSorting({ categories, send, texts: outcomes })
}
