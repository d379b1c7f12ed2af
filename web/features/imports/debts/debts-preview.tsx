import { useMemo, useState } from 'react'
import { debtTypes, listDebts, type DebtType } from '#contracts/money/debts.ts'
import { debtTypeLabels } from '#contracts/money/messages/debt-type-messages.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { importDebts, MAX_IMPORT_DEBTS, type Import } from '#contracts/money/imports.ts'
import { centsToDecimal, ppmToDecimal } from '#engine/money/cents.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatDate, today as currentDay } from '#web/format/dates.ts'
import { formatApr, formatCents } from '#web/format/money.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { CheckboxField, SelectField } from '#web/ui/fields/field.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { OrderQuestion } from '../transactions/csv-questions.tsx'
import {
  chosenDebts,
  debtsViewOf,
  missingOf,
  type Choices,
  type ChosenDebt,
  type DebtAnswers,
  type DebtsView,
} from './debts-view.ts'
import { debtTexts as texts } from './messages.ts'
import { transactionTexts } from '../messages.ts'
import { ImportButton, LeftOut } from '../transactions/preview-list.tsx'

const typeOptions = () => debtTypes.map((type) => ({ value: type, label: debtTypeLabels()[type] }))

type DebtsPreviewProps = { name: string; cells: string[][]; onDone: (made: Import) => void }

/** Each debt of the file with what it lacks; then the one press that sends those that are chosen. */
export function DebtsPreview({ name, cells, onDone }: DebtsPreviewProps) {
  const [answers, setAnswers] = useState<DebtAnswers>({})
  const today = currentDay()
  const view = useMemo(() => debtsViewOf(cells, answers, today), [cells, answers, today])
  const fault = faultOf(view)
  if (!view || fault) {
    return (
      <Card role="alert" className="sm:p-6">
        <p className="text-ink-2">{fault}</p>
        <LeftOut faults={view?.faults ?? []} above={view?.above ?? []} />
      </Card>
    )
  }
  return (
    <>
      <Questions view={view} onAnswer={(answer) => setAnswers((before) => ({ ...before, ...answer }))} />
      <Debts name={name} view={view} onDone={onDone} />
    </>
  )
}

function faultOf(view: DebtsView | null): string | null {
  if (!view) return texts.noTable
  if (view.debts.length === 0) return texts.noDebts
  return view.debts.length > MAX_IMPORT_DEBTS ? texts.tooMany(view.debts.length) : null
}

function Questions({ view, onAnswer }: { view: DebtsView; onAnswer: (answer: DebtAnswers) => void }) {
  const example = view.rateTexts.find((text) => Number(text.replace(',', '.')) > 0) ?? ''
  const percent = Number(example.replace(',', '.'))
  return (
    <>
      {view.rateIsAsked && (
        <Card className="sm:p-6">
          <ChoiceGroup<'percent' | 'fraction' | ''>
            label={texts.rate(example)}
            value={view.rateUnit ?? ''}
            onValueChange={(rateUnit) => rateUnit !== '' && onAnswer({ rateUnit })}
            choices={[
              { value: 'percent', label: texts.rateMeans(percent) },
              { value: 'fraction', label: texts.rateMeans(Math.round(percent * 10_000) / 100) },
            ]}
          />
        </Card>
      )}
      {view.orderIsAsked && (
        <OrderQuestion texts={view.dayTexts} order={view.order} onOrder={(order) => onAnswer({ order })} />
      )}
    </>
  )
}

type DebtsProps = { name: string; view: DebtsView; onDone: (made: Import) => void }

function Debts({ name, view, onDone }: DebtsProps) {
  const names = useRead(listDebts, {}, { select: (debts) => debts.map(({ name }) => name) })
  const [choices, setChoices] = useState<Choices>(new Map())
  const debts = useMemo(
    () => chosenDebts(view.debts, names.data ?? [], choices),
    [view.debts, names.data, choices],
  )
  if (names.isPending) return <Skeleton className="h-72" />
  if (names.isError) return <LoadFailed title={transactionTexts.knownFailed} text={null} reads={names} />
  const say: RowProps['onSay'] = (at, said) =>
    setChoices((before) => new Map(before).set(at, { ...before.get(at), ...said }))
  return (
    <Card aria-labelledby="preview-title" className="grid grid-cols-1 gap-4 sm:p-6">
      <div>
        <h2 id="preview-title">{texts.inFile(debts.length)}</h2>
        <p className="mt-1 text-small text-ink-2">{texts.missingNote}</p>
        <LeftOut faults={view.faults} above={view.above} />
      </div>
      <ul aria-label={texts.list} className="divide-y divide-line border-y border-line">
        {debts.map((debt) => (
          <DebtRow key={debt.at} debt={debt} onSay={say} />
        ))}
      </ul>
      <Sending name={name} view={view} debts={debts} onDone={onDone} />
    </Card>
  )
}

type RowProps = {
  debt: ChosenDebt
  onSay: (at: number, said: { isChosen?: boolean; type?: DebtType }) => void
}

const kindParts = { rest: (words: string) => <span className="sr-only">{words}</span> }

function DebtRow({ debt, onSay }: RowProps) {
  const missing = missingOf(debt)
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 py-3 md:grid-cols-[1fr_14rem] md:items-center">
      <CheckboxField
        label={
          <>
            <span className="font-[560] break-words">{debt.name}</span>, {formatCents(debt.balanceCents)}
          </>
        }
        hint={
          <>
            {figuresOf(debt)} {missing.length > 0 && <Tag tone="warn">{texts.missing(missing)}</Tag>}{' '}
            {debt.isHere && <Tag tone="gold">{texts.here}</Tag>}{' '}
            {debt.isAsset && (
              <>
                <Tag tone="gold">{texts.asset}</Tag> {texts.assetNote}
              </>
            )}
          </>
        }
        checked={debt.isChosen}
        onCheckedChange={(isChosen) => onSay(debt.at, { isChosen })}
      />
      <SelectField
        label={<MarkedText text={texts.kind(debt.name)} parts={kindParts} />}
        options={typeOptions()}
        value={debt.type}
        onValueChange={(value) => {
          const type = debtTypes.find((one) => one === value)
          if (type) onSay(debt.at, { type })
        }}
      />
    </li>
  )
}

/** '22.99% APR, at least $105.00 a month, due 12/05/2026' */
function figuresOf({ ratePpm, minimumCents, dueOn }: ChosenDebt): string {
  return [
    ratePpm === null ? '' : texts.apr(formatApr(ratePpm)),
    minimumCents === null ? '' : texts.atLeast(formatCents(minimumCents)),
    dueOn === null ? '' : texts.due(formatDate(dueOn)),
  ]
    .filter(Boolean)
    .join(', ')
}

type Body = BodyInputOf<typeof importDebts>

function bodyDebts(debts: readonly ChosenDebt[]): Body['debts'] {
  return debts
    .filter(({ isChosen }) => isChosen)
    .map(({ name, type, balanceCents, ratePpm, minimumCents, dueOn, isHere }) => ({
      name,
      type,
      balance: centsToDecimal(balanceCents),
      interestRate: ratePpm === null ? null : ppmToDecimal(ratePpm),
      minimumPayment: minimumCents === null ? null : centsToDecimal(minimumCents),
      paymentDueDate: dueOn,
      // The person saw that the name is here, or chosen twice, and chose it.
      ...(isHere ? { isWanted: true } : {}),
    }))
}

function Sending({ name, view, debts, onDone }: DebtsProps & { debts: readonly ChosenDebt[] }) {
  const sending = useWrite(importDebts)
  const [isAsked, setAsked] = useState(false)
  const chosen = bodyDebts(debts)
  const isOpen = view.rateUnit === null || view.order === null
  const send = () => {
    setAsked(true)
    if (isOpen || chosen.length === 0) return
    sending.mutate({ body: { fileName: name, debts: chosen } }, { onSuccess: onDone })
  }
  const error = errorOf({ isAsked, isOpen, chosen: chosen.length, error: sending.error })
  return (
    <ImportButton error={error} busy={sending.isPending} onClick={send}>
      {texts.importing(chosen.length)}
    </ImportButton>
  )
}

type Problem = { isAsked: boolean; isOpen: boolean; chosen: number; error: unknown }

function errorOf({ isAsked, isOpen, chosen, error }: Problem): string | null {
  if (isAsked && isOpen) return transactionTexts.openQuestion
  if (isAsked && chosen === 0) return texts.noneChosen
  return error ? (serverMessage(error) ?? transactionTexts.failed) : null
}
