import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCharge } from '#web/format/money.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { checkTexts } from './messages.ts'
import type { CheckState } from './use-check.ts'

const count = (rows: number) => rows.toLocaleString('en-US')
const rowsWords = (rows: number) => (rows === 1 ? '1 row' : `${count(rows)} rows`)

/** What the check has found so far, in words; it is told to screen readers when it is there. */
export function CheckResult({ state }: { state: CheckState }) {
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      {state.is === 'running' ? <Running rows={state.rows} ofRows={state.ofRows} /> : null}
      {state.is === 'stopped' ? <p className="text-ink-2">{state.words}</p> : null}
      {state.is === 'fails' ? (
        <Box tone="danger" title={checkTexts.fails}>
          <p>{state.words}</p>
        </Box>
      ) : null}
      {state.is === 'holds' ? <Holds {...state} /> : null}
    </div>
  )
}

function Running({ rows, ofRows }: { rows: number; ofRows: number }) {
  return (
    <>
      <ProgressBar percent={(100 * rows) / ofRows} label="Rows that have been checked" />
      <p className="text-small text-ink-2">{rows === 0 ? 'Checking…' : `${count(rows)} rows checked…`}</p>
    </>
  )
}

function Holds({ totals, lastHash, note, warning }: Extract<CheckState, { is: 'holds' }>) {
  const given = formatCharge(totals.donationsCents + totals.tithesCents)
  return (
    <>
      <Box tone="good" title={checkTexts.holds}>
        <p>
          {`${rowsWords(totals.entries)} checked. ${given} came in, ${formatCharge(totals.grantsCents)} was paid in published grants. Every hash and every sum fits.`}
        </p>
        {note ? <p>{note}</p> : null}
        <p className="text-small wrap-anywhere">
          Hash of the last row: <code>{lastHash}</code>
        </p>
      </Box>
      {warning ? (
        <Box tone="danger" title="Not the same as today">
          <p>{warning}</p>
        </Box>
      ) : null}
    </>
  )
}

type BoxProps = { tone: 'good' | 'danger'; title: string; children: ReactNode }

function Box({ tone, title, children }: BoxProps) {
  const Picture = tone === 'good' ? CircleCheck : CircleAlert
  const look =
    tone === 'good'
      ? 'border-brand bg-brand-soft text-brand-deep'
      : 'border-danger bg-danger-soft text-danger'
  return (
    <div className={`grid grid-cols-[auto_1fr] gap-3 rounded-control border px-4 py-3 ${look}`}>
      <Picture size={20} aria-hidden="true" className="mt-0.5" />
      <div className="grid min-w-0 gap-1.5">
        <p className="font-[600]">{title}</p>
        {children}
      </div>
    </div>
  )
}
