import { descriptionInWords } from '#engine/imports/description-words.ts'
import { useId, type ReactNode } from 'react'
import { parseDay, type DayOrder } from '#engine/imports/parse-date.ts'
import type { ReadRow } from '#engine/imports/read-transactions.ts'
import { monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import { monthTexts } from '#engine/money/month-messages.ts'
import { formatDate } from '#web/format/dates.ts'
import { formatCents } from '#web/format/money.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx'
import { ColumnFields } from './column-fields.tsx'
import { transactionTexts as texts } from '../messages.ts'
import { questionTexts } from './messages.ts'
import { isWhole, signExamples, type Answers, type CsvView } from './transactions-view.ts'

type CsvQuestionsProps = {
  csv: CsvView
  rows: readonly ReadRow[]
  onAnswer: (answer: Answers) => void
}

/** Questions that the file leaves open, each with the meaning of its answers. */
export function CsvQuestions({ csv, rows, onAnswer }: CsvQuestionsProps) {
  return (
    <>
      <ColumnsQuestion csv={csv} onAnswer={onAnswer} />
      {csv.orderIsAsked && (
        <OrderQuestion
          texts={csv.table.rows.map((row) => row[csv.columns.date ?? 0] ?? '')}
          order={csv.order}
          onOrder={(order) => onAnswer({ order })}
        />
      )}
      {csv.styleIsAsked && (
        <Question>
          <ChoiceGroup<'point' | 'comma' | ''>
            label={texts.style}
            value={csv.style ?? ''}
            onValueChange={(style) => style !== '' && onAnswer({ style })}
            choices={[
              { value: 'point', label: questionTexts.point },
              { value: 'comma', label: questionTexts.comma },
            ]}
          />
        </Question>
      )}
      {csv.signIsAsked && rows.length > 0 && (
        <SignQuestion
          rows={rows}
          spentIsMinus={csv.spentIsMinus}
          onAnswer={(spentIsMinus) => onAnswer({ spentIsMinus })}
        />
      )}
    </>
  )
}

function Question({ children }: { children: ReactNode }) {
  return <Card className="grid grid-cols-1 gap-3 sm:p-6">{children}</Card>
}

function ColumnsQuestion({ csv, onAnswer }: Omit<CsvQuestionsProps, 'rows'>) {
  const id = useId()
  const fields = (
    <ColumnFields
      table={csv.table}
      columns={csv.columns}
      // Other columns may be written in another way.
      onColumns={(columns) => onAnswer({ columns })}
    />
  )
  if (isWhole(csv.columns)) {
    return (
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
          {texts.columnsChange}
        </summary>
        <Card className="mt-2 grid grid-cols-1 sm:p-6">{fields}</Card>
      </details>
    )
  }
  return (
    <Card aria-labelledby={id} className="grid grid-cols-1 gap-4 sm:p-6">
      <div>
        <h2 id={id} className="text-h3">
          {texts.columns}
        </h2>
        <p className="mt-1 text-ink-2">{texts.noColumns}</p>
      </div>
      {fields}
    </Card>
  )
}

type OrderQuestionProps = {
  texts: readonly string[]
  order: DayOrder | null
  onOrder: (order: DayOrder) => void
}

const isOpenDay = (text: string) => parseDay(text, 'MDY') !== parseDay(text, 'DMY')

/** Each order with the first day of the file as it would be read. */
export function OrderQuestion({ texts: days, order, onOrder }: OrderQuestionProps) {
  const example = days.find(isOpenDay) ?? ''
  const choices = (['MDY', 'DMY', 'YMD'] as const).flatMap((value) => {
    const day = parseDay(example, value)
    if (day === null) return []
    const { year, month } = monthOfIndex(monthIndex(day))
    const name = monthTexts().months[month - 1] ?? ''
    return [{ value, label: questionTexts[value]({ month: name, day: Number(day.slice(-2)), year }) }]
  })
  return (
    <Question>
      <ChoiceGroup<DayOrder | ''>
        label={texts.order(example)}
        value={order ?? ''}
        onValueChange={(value) => value !== '' && onOrder(value)}
        choices={choices}
      />
    </Question>
  )
}

type SignQuestionProps = {
  rows: readonly ReadRow[]
  spentIsMinus: boolean
  onAnswer: (spentIsMinus: boolean) => void
}

/** The sign, with two rows in words, so that a wrong answer is seen. */
function SignQuestion({ rows, spentIsMinus, onAnswer }: SignQuestionProps) {
  return (
    <Question>
      <ChoiceGroup<'yes' | 'no'>
        label={texts.sign}
        value={spentIsMinus ? 'yes' : 'no'}
        onValueChange={(value) => onAnswer(value === 'yes')}
        choices={[
          { value: 'yes', label: questionTexts.minus },
          { value: 'no', label: questionTexts.noMinus },
        ]}
      />
      <p className="text-small text-ink-2">{questionTexts.saysColon}</p>
      <ul aria-live="polite" aria-label={questionTexts.says} className="-mt-2 grid gap-1">
        {signExamples(rows).map((row) => (
          <li key={row.at} className="break-words">
            {inWords(row)}
          </li>
        ))}
      </ul>
    </Question>
  )
}

function inWords({ date, cents, description }: ReadRow): string {
  const day = formatDate(date)
  const money = formatCents(Math.abs(cents))
  const said = descriptionInWords(description)
  return cents > 0 ? questionTexts.spent(day, money, said) : questionTexts.got(day, money, said)
}
