import { keepPreviousData } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { listGrantQueue, queueFilters, type GrantQueueRow } from '#contracts/foundation/grants-desk.ts'
import { owesAnswer } from '#engine/grants/application-state.ts'
import { grantPrograms, type GrantProgram } from '#engine/grants/eligibility.ts'
import { usePages, type Pages } from '#web/api/use-pages.ts'
import { formatDate } from '#web/format/dates.ts'
import { adminGrantPath } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { DeskPage } from '#web/ui/desk/desk-page.tsx'
import { Cell, DataTable, RowHead, TableHead } from '#web/ui/figures/data-table.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { MoreButton } from '#web/ui/figures/more-button.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { filterNames, queueColumns, queueTexts, waitsFor } from './admin-messages.ts'
import { FundsStats } from './application-facts.tsx'
import { dollars, programName } from '../words.ts'

export const meta = () => [{ title: queueTexts.pageTitle }]

type QueueFilter = (typeof queueFilters)[number]
type QueueFilters = { status: QueueFilter; program: GrantProgram | undefined }

/** The queue of submitted applications. The filters are in the URL. */
export default function QueuePage() {
  const [search, setSearch] = useSearchParams()
  const filters: QueueFilters = {
    status: queueFilters.find((one) => one === search.get('status')) ?? 'waiting',
    program: grantPrograms.find((one) => one === search.get('program')),
  }
  // Other admins work on them too.
  const queue = usePages(listGrantQueue, filters, {
    next: ({ next }) => (next === null ? null : { after: next }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  const [first] = queue.data?.pages ?? []
  const choose = (name: keyof QueueFilters, value: string | null) =>
    setSearch(
      (before) => {
        if (value === null) before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <DeskPage title={queueTexts.title} lead={queueTexts.lead}>
      {first ? <FundsStats funds={first.funds} /> : null}
      <Filters filters={filters} counts={first?.counts} onChoose={choose} />
      <Loaded
        read={queue}
        {...queueTexts.loadFailed}
        loading={<SkeletonRows label={queueTexts.loading} rows={['h-72']} />}
      >
        {({ pages }) => (
          <Queue
            rows={onceEach(pages.flatMap((page) => page.applications))}
            status={filters.status}
            list={queue}
          />
        )}
      </Loaded>
    </DeskPage>
  )
}

/** An act that gives an application another day, between two pages, shows it on both; the later one is right. */
const onceEach = (rows: readonly GrantQueueRow[]) => [...new Map(rows.map((row) => [row.id, row])).values()]

type FiltersProps = {
  filters: QueueFilters
  counts: Record<string, number> | undefined
  onChoose: (name: keyof QueueFilters, value: string | null) => void
}

function Filters({ filters, counts, onChoose }: FiltersProps) {
  const nameOf = (filter: QueueFilter) => {
    const count = counts?.[filter]
    return count === undefined ? filterNames[filter] : `${filterNames[filter]} (${count})`
  }
  return (
    <div className="grid grid-cols-1 gap-4 sm:max-w-xl sm:grid-cols-2">
      <SelectField
        name="status"
        label={queueTexts.status}
        options={queueFilters.map((value) => ({ value, label: nameOf(value) }))}
        value={filters.status}
        onValueChange={(next) => onChoose('status', next === 'waiting' ? null : next)}
      />
      <SelectField
        name="program"
        label={queueTexts.program}
        options={[
          { value: '', label: queueTexts.allPrograms },
          ...grantPrograms.map((value) => ({ value, label: programName(value) })),
        ]}
        value={filters.program ?? ''}
        onValueChange={(next) => onChoose('program', next || null)}
      />
    </div>
  )
}

type QueueProps = { rows: readonly GrantQueueRow[]; status: QueueFilter; list: Pages<unknown> }

function Queue({ rows, status, list }: QueueProps) {
  return (
    <Card aria-label={queueTexts.caption} className="md:p-6" aria-busy={list.isFetching}>
      <output className="text-small text-ink-2">
        {rows.length === 0
          ? status === 'waiting'
            ? queueTexts.emptyWaiting
            : queueTexts.empty
          : queueTexts.found(rows.length, list.hasNextPage)}
      </output>
      {rows.length === 0 ? null : (
        <>
          <QueueTable rows={rows} />
          <QueueList rows={rows} />
        </>
      )}
      <MoreButton label={queueTexts.more} {...list} />
    </Card>
  )
}

/** On a wide screen: one row per application. */
function QueueTable({ rows }: { rows: readonly GrantQueueRow[] }) {
  return (
    <DataTable caption={queueTexts.caption} className="mt-3 max-xl:hidden">
      <TableHead columns={Object.values(queueColumns)} numeric={[queueColumns.asks]} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <RowHead>
              <Applicant row={row} />
            </RowHead>
            <Cell>{row.program ? programName(row.program) : ''}</Cell>
            <Cell numeric>{dollars(row.requestedAmount)}</Cell>
            <Cell>
              <Status row={row} />
            </Cell>
            <Cell>{owesAnswer(row.status) ? <AnswerBy row={row} /> : null}</Cell>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** On a narrow screen: one block per application. */
function QueueList({ rows }: { rows: readonly GrantQueueRow[] }) {
  return (
    <ul aria-label={queueTexts.caption} className="mt-2 xl:hidden">
      {rows.map((row) => (
        <li key={row.id} className="grid gap-1.5 border-t border-line py-4 first:border-t-0">
          <Applicant row={row} />
          <p className="text-small text-ink-2">
            {row.program ? `${programName(row.program)}, ` : ''}
            {queueTexts.asks(dollars(row.requestedAmount))}
          </p>
          <Status row={row} />
          {owesAnswer(row.status) ? (
            <p className="text-small">
              {queueTexts.answerBy} <AnswerBy row={row} />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Applicant({ row: { id, applicant, isOwn } }: { row: GrantQueueRow }) {
  if (isOwn) {
    return (
      <span>
        {applicant.name}
        <span className="block text-tiny font-normal text-ink-3">{queueTexts.own}</span>
      </span>
    )
  }
  return (
    <Link className="link inline-flex min-h-11 items-center font-[560]" to={adminGrantPath(id)}>
      {applicant.name}
    </Link>
  )
}

function Status({ row }: { row: GrantQueueRow }) {
  return (
    <span className="block">
      {waitsFor[row.status]}
      {row.status === 'approved_once' || row.approvals > 0 ? (
        <span className="block text-tiny text-ink-3">
          {queueTexts.approvals({
            done: row.approvals,
            needed: row.approvalsNeeded,
            amount: row.approvedAmount === null ? null : dollars(row.approvedAmount),
          })}
        </span>
      ) : null}
    </span>
  )
}

function AnswerBy({ row: { hearBy, isLate } }: { row: GrantQueueRow }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {hearBy ? formatDate(hearBy) : queueTexts.noDay}
      {isLate ? <Tag tone="warn">{queueTexts.late}</Tag> : null}
    </span>
  )
}
