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
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { Amount } from './amount.tsx'
import { sortToasts, transactionTexts as texts } from './messages.ts'
import { pageOf, Pager } from './pager.tsx'

type Place = { id: string; name: string }

/** The lines of an import, each with the category it counts in. */
export function SortLines({ importId }: { importId: string }) {
  const lines = useRead(listImportLines, { params: { id: importId } })
  // This month's figures are of no matter here.
  const places = useRead(
    listBudgetCategories,
    {},
    { select: (categories) => categories.filter(({ isActive }) => isActive) },
  )
  if (lines.isError || places.isError) {
    return <LoadFailed title="These lines could not be loaded." reads={[lines, places]} />
  }
  if (!lines.data || !places.data) return <Skeleton className="h-72" />
  return <Sorting key={importId} importId={importId} lines={lines.data} places={places.data} />
}

type SortingProps = { importId: string; lines: readonly ImportLine[]; places: readonly Place[] }

const isWaiting = ({ sortedBy }: ImportLine) => sortedBy === 'nobody'
const NONE: ReadonlySet<string> = new Set()

function Sorting({ importId, lines, places }: SortingProps) {
  const waiting = lines.filter(isWaiting).length
  const [shown, setShown] = useState<'waiting' | 'all'>(waiting > 0 ? 'waiting' : 'all')
  const [page, setPage] = useState(1)
  const { kept, sort, teach } = useSorting(importId, places)
  const chosen = shown === 'all' ? lines : lines.filter((line) => isWaiting(line) || kept.has(line.id))
  const paged = pageOf(chosen, page)
  return (
    <Card aria-labelledby="sort-title" className="grid grid-cols-1 gap-4 sm:p-6">
      <div>
        <h2 id="sort-title">{texts.sortTitle}</h2>
        <p className="mt-1 text-small text-ink-2">
          {places.length === 0 ? texts.noCategories : texts.rules}{' '}
          {places.length === 0 && (
            <Link to={paths.budgeting} className="link">
              Go to your budget
            </Link>
          )}
        </p>
      </div>
      <ChoiceGroup<'waiting' | 'all'>
        label="Show"
        value={shown}
        onValueChange={(next) => {
          setShown(next)
          setPage(1)
        }}
        choices={[
          { value: 'waiting', label: `To sort (${waiting})` },
          { value: 'all', label: `All (${lines.length})` },
        ]}
      />
      {chosen.length === 0 && <p className="text-ink-2">{texts.allSorted}</p>}
      <ul aria-label="Imported transactions" className="divide-y divide-line border-t border-line">
        {paged.rows.map((line) => (
          <Line
            key={line.id}
            line={line}
            places={places}
            isFresh={kept.has(line.id)}
            onSort={sort}
            onTeach={teach}
          />
        ))}
      </ul>
      <Pager label="Pages of transactions" shown={paged} count={chosen.length} onPage={setPage} />
    </Card>
  )
}

/** `kept` are the lines sorted a moment ago, which stay where they are with the focus in them. */
function useSorting(importId: string, places: readonly Place[]) {
  const { mutateAsync } = useSortLine(importId)
  const [kept, setKept] = useState(NONE)
  const sort = useCallback(
    async ({ id }: ImportLine, categoryId: string | null) => {
      setKept((before) => new Set([...before, id]))
      try {
        await mutateAsync({ params: { id: importId, lineId: id }, body: { categoryId } })
      } catch {
        toast({ ...sortToasts.failed, variant: 'destructive' })
      }
    },
    [mutateAsync, importId],
  )
  const teach = useCallback(
    async ({ id, categoryId }: ImportLine) => {
      const place = places.find((one) => one.id === categoryId)
      if (!place) return
      try {
        const { alsoSorted } = await mutateAsync({
          params: { id: importId, lineId: id },
          body: { categoryId: place.id, teach: true },
        })
        toast(sortToasts.taught(place.name, alsoSorted))
      } catch {
        toast({ ...sortToasts.failed, variant: 'destructive' })
      }
    },
    [mutateAsync, importId, places],
  )
  return { kept, sort, teach }
}

type LineProps = {
  line: ImportLine
  places: readonly Place[]
  /** sorted by hand a moment ago */
  isFresh: boolean
  onSort: (line: ImportLine, categoryId: string | null) => void
  onTeach: (line: ImportLine) => void
}

function Line({ line, places, isFresh, onSort, onTeach }: LineProps) {
  const place = places.find(({ id }) => id === line.categoryId)
  const isTeachable = isFresh && place !== undefined && line.sortedBy === 'person'
  return (
    <li className="grid grid-cols-1 gap-x-4 gap-y-2 py-3.5 md:grid-cols-[1fr_8rem_15rem] md:items-center">
      <div className="flex items-start justify-between gap-4 md:contents">
        <div className="min-w-0">
          <p className="font-[560] break-words">{line.description}</p>
          <p className="text-tiny text-ink-3">
            {formatDate(line.date)}
            {line.sortedBy === 'rule' && ' · by your rule'}
            {line.sortedBy === 'moved' && ' · moved, not spent'}
          </p>
        </div>
        <Amount cents={line.amount} />
      </div>
      <CategorySelect line={line} places={places} onSort={onSort} />
      {isTeachable && (
        <Button
          variant="quiet"
          size="small"
          className="md:col-start-3"
          onClick={(event) => {
            // This button goes when the rule is there: the focus stays in the row.
            event.currentTarget.closest('li')?.querySelector('select')?.focus()
            onTeach(line)
          }}
        >
          Always put this merchant in {place.name}
        </Button>
      )}
    </li>
  )
}

const UNSORTED = 'unsorted'
const OUTSIDE = 'outside'

function CategorySelect({ line, places, onSort }: Omit<LineProps, 'isFresh' | 'onTeach'>) {
  const { categoryId, sortedBy, description, date } = line
  const isGone = categoryId !== null && places.every(({ id }) => id !== categoryId)
  const value = categoryId ?? (sortedBy === 'nobody' ? UNSORTED : OUTSIDE)
  return (
    <select
      aria-label={`Category of ${description}, ${formatDate(date)}`}
      value={value}
      onChange={(event) => onSort(line, event.target.value === OUTSIDE ? null : event.target.value)}
      className={`min-h-11 w-full min-w-0 rounded-control border bg-raised px-3 text-[0.9375rem] hover:border-ink-3 ${
        value === UNSORTED ? 'border-brand' : 'border-field'
      }`}
    >
      {value === UNSORTED && (
        <option value={UNSORTED} disabled>
          Choose a category
        </option>
      )}
      {isGone && (
        <option value={value} disabled>
          A category not in use
        </option>
      )}
      {places.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={OUTSIDE}>Not in the budget</option>
    </select>
  )
}

/** It shows there at once; a refusal puts it back. A rule moves other lines besides. */
function useSortLine(importId: string) {
  const client = useQueryClient()
  const { queryKey } = readOf(listImportLines, { params: { id: importId } })
  const show = (id: string, changed: Partial<ImportLine>) =>
    client.setQueryData(queryKey, (lines) =>
      lines?.map((line) => (line.id === id ? { ...line, ...changed } : line)),
    )
  return useWrite(sortImportLine, {
    onMutate: ({ params: { lineId }, body: { categoryId } }) => {
      const before = client.getQueryData(queryKey)?.find(({ id }) => id === lineId)
      show(lineId, { categoryId, sortedBy: 'person' })
      return { before }
    },
    onError: (_, { params: { lineId } }, shown) => shown?.before && show(lineId, shown.before),
    onSuccess: ({ line }, { body: { teach } }) => {
      show(line.id, line)
      // Without a rule the answer is enough: a long list is not read again for each line.
      const counts = client.invalidateQueries({ queryKey: readOf(listImports).queryKey, exact: !teach })
      return Promise.all([counts, teach ? refreshAfter(client, createSpendingRule) : undefined])
    },
  })
}
