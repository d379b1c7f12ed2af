import { descriptionInWords } from '#engine/imports/description-words.ts'
import { useMemo, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  importTransactions,
  listKnown,
  MAX_IMPORT_ROWS,
  type Import,
  type ImportBodyInput,
  type KnownTransaction,
} from '#contracts/money/imports.ts'
import type { Known } from '#engine/imports/duplicates.ts'
import type { ReadRow } from '#engine/imports/read-transactions.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { readerOf } from '#web/api/reader-of.ts'
import { readAnswer, request } from '#web/api/request.ts'
import { underOnceKey } from '#web/api/storage/once-keys.ts'
import { useRead } from '#web/api/use-read.ts'
import { refreshAfter } from '#web/api/use-write.ts'
import { formatDate, today as currentDay } from '#web/format/dates.ts'
import { formatsStore } from '#web/format/formats.ts'
import { formatCents } from '#web/format/money.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { CsvQuestions } from './csv-questions.tsx'
import { bodyCategories, lacksName, type ChosenCategory } from './category-choices.ts'
import { FileCategories, useFileCategories } from './file-categories.tsx'
import { categoryTexts, previewTexts } from './messages.ts'
import { transactionTexts as texts } from '../messages.ts'
import { ImportButton, LeftOut, PreviewList } from './preview-list.tsx'
import type { ReadFile } from '../read-file.ts'
import {
  besideKnown,
  comingRows,
  daysOf,
  isOpen,
  viewOf,
  type Answers,
  type Beside,
  type TransactionsView,
  type Wishes,
} from './transactions-view.ts'

type TransactionsPreviewProps = { file: ReadFile; onDone: (made: Import) => void }

/** The rows of the file, questions about it, and duplicates; then the one button that sends it. */
export function TransactionsPreview({ file, onDone }: TransactionsPreviewProps) {
  const [answers, setAnswers] = useState<Answers>({})
  const today = currentDay()
  const { currency } = formatsStore.read()
  const view = useMemo(() => viewOf(file, answers, { today, currency }), [file, answers, today, currency])
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
  const { rows } = view
  const days = daysOf(rows)
  // asked again for each file
  const known = useRead(listKnown, { query: days ?? {} }, { enabled: days !== null, staleTime: 0 })
  const beside = useMemo(() => besideKnown(rows, (known.data ?? []).map(knownOf)), [rows, known.data])
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set())
  const [likelyComes, setLikelyComes] = useState<boolean | null>(null)
  const categories = useFileCategories(rows)
  const [isAsked, setAsked] = useState(false)
  if (rows.length === 0) {
    return (
      <Card role="alert" className="grid grid-cols-1 gap-2 sm:p-6">
        <p className="text-ink-2">{texts.noRows(view.csv !== null)}</p>
        <LeftOut faults={view.faults} above={view.above} />
      </Card>
    )
  }
  if (known.isError) return <LoadFailed title={texts.knownFailed} text={null} reads={known} />
  if (categories.reads.some(({ isError }) => isError))
    return <LoadFailed title={categoryTexts.failed} text={null} reads={categories.reads} />
  if (known.isPending || categories.isPending) return <Skeleton className="h-72" />
  return (
    <>
      <FileCategories {...categories} isAsked={isAsked} />
      <Card aria-labelledby="preview-title" className="grid grid-cols-1 gap-4 sm:p-6">
        <PreviewHead view={view} beside={beside} />
        <LikelyQuestion rows={rows} beside={beside} likelyComes={likelyComes} onAnswer={setLikelyComes} />
        <Sending
          file={file}
          view={view}
          beside={beside}
          wanted={wanted}
          likelyComes={likelyComes}
          categories={categories.chosen}
          isAsked={isAsked}
          onAsk={() => setAsked(true)}
          onDone={onDone}
        />
        <PreviewList
          rows={rows}
          {...beside}
          wanted={wanted}
          likelyComes={likelyComes === true}
          onWant={(at, isWanted) =>
            setWanted(
              (before) => new Set(isWanted ? [...before, at] : [...before].filter((one) => one !== at)),
            )
          }
        />
      </Card>
    </>
  )
}

/** How many rows there are, how many of them are here already, and those left out. */
function PreviewHead({ view, beside }: { view: TransactionsView; beside: Beside }) {
  const here = beside.found.filter((source) => source !== null).length
  return (
    <div>
      <h2 id="preview-title">{texts.preview(view.rows.length)}</h2>
      <p className="mt-1 text-small text-ink-2" aria-live="polite">
        {here === 0 ? texts.noneHere(likelyIn(beside)) : previewTexts.here(here)} {texts.rules}
      </p>
      <LeftOut faults={view.faults} above={view.above} />
    </div>
  )
}

type LikelyQuestionProps = {
  rows: readonly ReadRow[]
  beside: Beside
  likelyComes: boolean | null
  onAnswer: (likelyComes: boolean) => void
}

/** A linked bank's transaction a few days apart may be the same purchase: only the person knows. */
function LikelyQuestion({ rows, beside, likelyComes, onAnswer }: LikelyQuestionProps) {
  const likely = rows.flatMap((row, at) => {
    const bankDay = beside.likely[at] ?? null
    return bankDay === null ? [] : [{ row, bankDay }]
  })
  if (likely.length === 0) return null
  const more = likely.length - MOST_NAMED
  return (
    <div className="grid grid-cols-1 gap-2">
      <ChoiceGroup<'same' | 'new' | ''>
        label={texts.likelyQuestion(likely.length)}
        value={likelyComes === null ? '' : likelyComes ? 'new' : 'same'}
        onValueChange={(value) => onAnswer(value === 'new')}
        choices={[
          { value: 'same', label: texts.likelySame },
          { value: 'new', label: texts.likelyNew(likely.length) },
        ]}
      />
      <ul className="grid gap-1 text-small text-ink-2">
        {likely.slice(0, MOST_NAMED).map(({ row, bankDay }) => (
          <li key={row.at} className="break-words">
            {descriptionInWords(row.description)}, {formatCents(Math.abs(row.cents))}:{' '}
            {texts.twoDays(formatDate(row.date), formatDate(bankDay))}
          </li>
        ))}
        {more > 0 && <li>{texts.andMore(more)}</li>}
      </ul>
    </div>
  )
}

const MOST_NAMED = 5

const likelyIn = ({ likely }: Beside) => likely.filter((day) => day !== null).length

const knownOf = ({ date, amount, description, source }: KnownTransaction): Known => ({
  date,
  cents: amount,
  description,
  source,
})

type SendingProps = TransactionsPreviewProps &
  Wishes & {
    view: TransactionsView
    beside: Beside
    categories: readonly ChosenCategory[]
    /** Import was pressed */
    isAsked: boolean
    onAsk: () => void
  }

/** All rows but the likely duplicates that stay out: the server finds the certain ones itself. */
function bodyRows(rows: readonly ReadRow[], wanted: ReadonlySet<number>): ImportBodyInput['rows'] {
  return rows.map(({ at, date, cents, description, category }) => ({
    date,
    amount: centsToDecimal(Math.abs(cents)),
    description,
    ...(cents < 0 ? { isIn: true } : {}),
    ...(wanted.has(at) ? { isWanted: true } : {}),
    ...(category === null ? {} : { category }),
  }))
}

function Sending({ file, view, beside, wanted, likelyComes, categories, ...props }: SendingProps) {
  const { isAsked, onAsk, onDone } = props
  const sending = useImportTransactions()
  const isSent = ({ at }: ReadRow, index: number) =>
    beside.likely[index] === null || likelyComes !== false || wanted.has(at)
  const coming = comingRows(view.rows, beside, { wanted, likelyComes }).length
  const isUnanswered = isOpen(view) || (likelyIn(beside) > 0 && likelyComes === null)
  const isUnnamed = categories.some(lacksName)
  const asked = { isUnanswered: isAsked && isUnanswered, isUnnamed: isAsked && isUnnamed }
  const error = problemOf({ view, ...asked, sending })
  const send = () => {
    onAsk()
    if (isUnanswered || isUnnamed || view.rows.length > MAX_IMPORT_ROWS) return
    const rows = bodyRows(view.rows.filter(isSent), wanted)
    const body = { rows, fileName: file.name, format: file.is, categories: bodyCategories(categories) }
    sending.mutate(body, { onSuccess: onDone })
  }
  return (
    <ImportButton error={error} busy={sending.isPending} onClick={send}>
      {coming === 0 ? null : texts.importing(coming)}
    </ImportButton>
  )
}

type Problem = {
  view: TransactionsView
  isUnanswered: boolean
  isUnnamed: boolean
  sending: { error: unknown }
}

function problemOf({ view, isUnanswered, isUnnamed, sending }: Problem): string | null {
  if (view.rows.length > MAX_IMPORT_ROWS) return texts.tooMany(view.rows.length)
  if (isUnanswered) return texts.openQuestion
  if (isUnnamed) return categoryTexts.noNames
  return sending.error ? (serverMessage(sending.error) ?? texts.failed) : null
}

/** Brings transactions in. The description takes a file of JSON, since it may be larger than other bodies. */
function useImportTransactions() {
  const client = useQueryClient()
  const { method, path } = importTransactions
  return useMutation({
    mutationFn: (body: ImportBodyInput) =>
      underOnceKey(`${method} ${path}`, async (onceKey) => {
        const response = await request(method, path, { body, onceKey })
        const { decodeAnswer, whole } = await readerOf(importTransactions)
        return readAnswer(response, (answer) => decodeAnswer(whole, answer))
      }),
    onSettled: () => refreshAfter(client, importTransactions),
  })
}
