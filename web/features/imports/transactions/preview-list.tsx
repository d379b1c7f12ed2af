import { descriptionInWords } from '#engine/imports/description-words.ts'
import { useState } from 'react'
import type { DebtFault } from '#engine/imports/debts-table.ts'
import type { KnownSource } from '#engine/imports/duplicates.ts'
import type { ReadRow, RowFault } from '#engine/imports/read-transactions.ts'
import { formatDate } from '#web/format/dates.ts'
import { SignedAmount } from '#web/sorting/transaction-line.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/field.tsx'
import { pageOf, Pager } from '#web/ui/figures/pager.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { faultWords, leftOutTexts, transactionTexts as texts } from '../messages.ts'
import { previewTexts } from './messages.ts'

type PreviewListProps = {
  rows: readonly ReadRow[]
  /** the source of the certain duplicate of each row, or null */
  found: readonly (KnownSource | null)[]
  /** the day of a likely duplicate at a linked bank, or null */
  likely: readonly (string | null)[]
  wanted: ReadonlySet<number>
  /** the likely duplicates are imported anyway */
  likelyComes: boolean
  onWant: (at: number, isWanted: boolean) => void
}

/** Every row as it would be imported; duplicates are marked, and stay out unless they are wanted. */
export function PreviewList({ rows, found, likely, wanted, likelyComes, onWant }: PreviewListProps) {
  const [page, setPage] = useState(1)
  const shown = pageOf(
    rows.map((row, at) => ({ row, source: found[at] ?? null, likelyOn: likely[at] ?? null })),
    page,
  )
  return (
    <>
      <ul aria-label={previewTexts.list} className="divide-y divide-line border-t border-line">
        {shown.rows.map(({ row, source, likelyOn }) => (
          <li
            key={row.at}
            className="grid grid-cols-1 gap-x-4 py-3 md:grid-cols-[1fr_8rem_11rem] md:items-center"
          >
            <div className="flex items-start justify-between gap-4 md:contents">
              <div className="min-w-0">
                <p className="font-[560] break-words">{descriptionInWords(row.description)}</p>
                <p className="text-tiny text-ink-3">
                  {formatDate(row.date)}
                  {row.category !== null && ` · ${row.category}`}
                  {source && (
                    <>
                      {' · '}
                      <Tag tone="gold">{texts.already}</Tag> {previewTexts.sources[source]}
                    </>
                  )}
                  {likelyOn && (
                    <>
                      {' · '}
                      <Tag tone="gold">{texts.likely}</Tag> {texts.likelyOn(formatDate(likelyOn))}
                    </>
                  )}
                </p>
              </div>
              <SignedAmount cents={row.cents} />
            </div>
            {(source !== null || (likelyOn !== null && !likelyComes)) && (
              <CheckboxField
                label={
                  <>
                    {texts.anyway}
                    <span className="sr-only">: {descriptionInWords(row.description)}</span>
                  </>
                }
                checked={wanted.has(row.at)}
                onCheckedChange={(isWanted) => onWant(row.at, isWanted)}
              />
            )}
          </li>
        ))}
      </ul>
      <Pager label={previewTexts.pages} shown={shown} count={rows.length} onPage={setPage} />
    </>
  )
}

type LeftOutProps = {
  faults: readonly (RowFault | DebtFault)[]
  /** what stands above the table */
  above?: readonly string[]
}

/** Every row that does not come in, each with the reason. */
export function LeftOut({ faults, above = [] }: LeftOutProps) {
  const [page, setPage] = useState(1)
  const lines = [
    ...above.map((text) => ({ what: leftOutTexts.above(text), why: leftOutTexts.aboveWords })),
    ...faults.map(({ at, fault, text }) => ({ what: leftOutTexts.row(at, text), why: faultWords[fault] })),
  ].map((line, key) => ({ ...line, key }))
  if (lines.length === 0) return null
  const shown = pageOf(lines, page)
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
        {leftOutTexts.summary(lines.length)}
      </summary>
      <ul className="mt-1 grid gap-1 text-small text-ink-2">
        {shown.rows.map(({ key, what, why }) => (
          <li key={key} className="break-words">
            {what} {why}
          </li>
        ))}
      </ul>
      <Pager label={leftOutTexts.pages} shown={shown} count={lines.length} onPage={setPage} />
    </details>
  )
}

type ImportButtonProps = {
  error: string | null
  busy: boolean
  onClick: () => void
  /** how much is imported; null where everything is here already */
  children: string | null
}

/** The press that sends, under the reason why it did not. */
export function ImportButton({ error, busy, onClick, children }: ImportButtonProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <div role="alert">{error && <p className="font-[560] text-danger">{error}</p>}</div>
      {children === null ? (
        <p>{texts.allHere}</p>
      ) : (
        <Button className="justify-self-start max-sm:w-full" busy={busy} onClick={onClick}>
          {children}
        </Button>
      )}
    </div>
  )
}
