import { useMemo, useState } from 'react'
import { MOST_IMPORT_ROWS, type Import, type ImportBodyInput } from '#contracts/imports.ts'
import { findDuplicates, type Known } from '#engine/imports/duplicates.ts'
import type { ReadRow } from '#engine/imports/read-transactions.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { centsOf, plural } from '#web/format/amounts.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CsvQuestions } from './csv-questions.tsx'
import { transactionTexts as texts } from './messages.ts'
import { LeftOut, PreviewList } from './preview-list.tsx'
import type { ReadFile } from './read-file.ts'
import { daysOf, isOpen, viewOf, type Answers, type TransactionsView } from './transactions-view.ts'
import { useImportTransactions, useKnown } from './use-imports.ts'

type TransactionsPreviewProps = { file: ReadFile; onDone: (made: Import) => void }

/** What is in the file, what it leaves open, and what is here already; then the one press that sends it. */
export function TransactionsPreview({ file, onDone }: TransactionsPreviewProps) {
  const [answers, setAnswers] = useState<Answers>({})
  const today = currentDay()
  const view = useMemo(() => viewOf(file, answers, today), [file, answers, today])
  return (
    <>
      {view.csv && (
        <CsvQuestions
          csv={view.csv}
          rows={view.rows}
          onAnswer={(answer) => setAnswers((before) => ({ ...before, ...answer }))}
        />
      )}
      <Rows file={file} view={view} onDone={onDone} />
    </>
  )
}

function Rows({ file, view, onDone }: TransactionsPreviewProps & { view: TransactionsView }) {
  const { rows, faults } = view
  const known = useKnown(daysOf(rows))
  const found = useMemo(() => findDuplicates(rows, (known.data ?? []).map(knownOf)), [rows, known.data])
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set())
  if (rows.length === 0) {
    return (
      <Card role="alert" className="grid grid-cols-1 gap-2 sm:p-6">
        <p className="text-ink-2">{texts.noRows}</p>
        <LeftOut faults={faults} />
      </Card>
    )
  }
  if (known.isPending) return <Skeleton className="h-72" />
  if (known.isError) return <KnownFailed onRetry={() => void known.refetch()} isBusy={known.isFetching} />
  const here = found.filter((source) => source !== null).length
  return (
    <Card aria-labelledby="preview-title" className="grid grid-cols-1 gap-4 sm:p-6">
      <div>
        <h2 id="preview-title">{texts.preview(rows.length)}</h2>
        <p className="mt-1 text-small text-ink-2" aria-live="polite">
          {here === 0
            ? 'None of them is here yet.'
            : `${plural(here, 'row')} of it ${here === 1 ? 'is' : 'are'} here already and will be left out.`}{' '}
          {texts.rules}
        </p>
        <LeftOut faults={faults} />
      </div>
      <Sending file={file} view={view} found={found} wanted={wanted} onDone={onDone} />
      <PreviewList
        rows={rows}
        found={found}
        wanted={wanted}
        onWant={(at, isWanted) =>
          setWanted((before) => new Set(isWanted ? [...before, at] : [...before].filter((one) => one !== at)))
        }
      />
    </Card>
  )
}

function knownOf({
  date,
  amount,
  description,
  source,
}: {
  date: string
  amount: string
  description: string
  source: Known['source']
}): Known {
  return { date, cents: centsOf(amount), description, source }
}

function KnownFailed({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  return (
    <Card role="alert" className="grid justify-items-start gap-3 sm:p-6">
      <p className="text-ink-2">{texts.knownFailed}</p>
      <Button variant="quiet" busy={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </Card>
  )
}

type SendingProps = TransactionsPreviewProps & {
  view: TransactionsView
  found: readonly (string | null)[]
  wanted: ReadonlySet<number>
}

/** All rows: the server counts anew what is here already, and leaves it out where it is not wanted. */
function bodyRows(rows: readonly ReadRow[], wanted: ReadonlySet<number>): ImportBodyInput['rows'] {
  return rows.map(({ at, date, cents, description }) => ({
    date,
    amount: centsToDecimal(Math.abs(cents)),
    description,
    ...(cents < 0 ? { isIn: true } : {}),
    ...(wanted.has(at) ? { isWanted: true } : {}),
  }))
}

function Sending({ file, view, found, wanted, onDone }: SendingProps) {
  const sending = useImportTransactions()
  const [isAsked, setAsked] = useState(false)
  // The same rows sent again are the same import; other rows are another.
  const body = useMemo(
    () => ({ requestId: crypto.randomUUID(), rows: bodyRows(view.rows, wanted) }),
    [view, wanted],
  )
  const coming = view.rows.filter(({ at }, index) => found[index] === null || wanted.has(at)).length
  const error = problemOf({ view, isAsked, sending })
  const send = () => {
    setAsked(true)
    if (isOpen(view) || view.rows.length > MOST_IMPORT_ROWS) return
    const format = file.is === 'ofx' ? 'ofx' : 'csv'
    sending.mutate({ ...body, fileName: file.name, format }, { onSuccess: onDone })
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <div role="alert">{error && <p className="font-[560] text-danger">{error}</p>}</div>
      {coming === 0 ? (
        <p>{texts.allHere}</p>
      ) : (
        <Button className="justify-self-start max-sm:w-full" busy={sending.isPending} onClick={send}>
          {texts.importing(coming)}
        </Button>
      )}
    </div>
  )
}

type Problem = {
  view: TransactionsView
  isAsked: boolean
  sending: { error: unknown }
}

function problemOf({ view, isAsked, sending }: Problem): string | null {
  if (view.rows.length > MOST_IMPORT_ROWS) return texts.tooMany(view.rows.length)
  if (isAsked && isOpen(view)) return texts.openQuestion
  return sending.error ? (serverMessage(sending.error) ?? texts.failed) : null
}
