import { Download, CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ledgerFiles } from '#contracts/foundation/ledger.ts'
import { formatCharge } from '#web/format/money.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileField } from '#web/ui/fields/file-field.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { checkTexts, downloadTexts } from './check-messages.ts'
import { useCheck, type CheckState } from './use-check.ts'

/** Lets anybody verify the chain and the sums in their own browser, from the server's file or one of their own. */
export function CheckCard() {
  const { state, checkWhole, checkFile, stop } = useCheck()
  const isRunning = state.is === 'running'
  return (
    <Card aria-labelledby="check-title" className="grid grid-cols-1 gap-5 md:p-7">
      <div>
        <h2 id="check-title">{checkTexts.title}</h2>
        <p className="mt-1.5 max-w-text text-ink-2">{checkTexts.lead}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={isRunning} onClick={() => void checkWhole()}>
          {checkTexts.whole}
        </Button>
        {isRunning ? (
          <Button variant="quiet" onClick={stop}>
            {checkTexts.cancel}
          </Button>
        ) : null}
      </div>
      <CheckResult state={state} />
      <div data-no-print className="grid grid-cols-1 gap-5 border-t border-line pt-5 md:grid-cols-2">
        <FileField
          label={checkTexts.file}
          hint={checkTexts.fileHint}
          accept=".json,.csv,application/json,text/csv"
          disabled={isRunning}
          onFile={(file) => void checkFile(file)}
        />
        <Downloads />
      </div>
      <HowItWorks />
    </Card>
  )
}

const files = [
  { href: ledgerFiles.json, label: downloadTexts.json },
  { href: ledgerFiles.csv, label: downloadTexts.csv },
]

function Downloads() {
  return (
    <div className="grid content-start gap-2">
      <div className="flex flex-wrap gap-3">
        {files.map(({ href, label }) => (
          <a key={href} href={href} download className={buttonClass({ variant: 'quiet' })}>
            <Download size={16} aria-hidden="true" />
            {label}
          </a>
        ))}
      </div>
      <p className="text-tiny text-ink-3">{downloadTexts.note}</p>
    </div>
  )
}

function HowItWorks() {
  return (
    <details className="border-t border-line pt-3">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
        {checkTexts.how}
      </summary>
      <ol className="mt-2 grid max-w-text list-decimal gap-2 pl-5 text-small text-ink-2">
        {checkTexts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 text-small text-ink-2">{checkTexts.command}</p>
      <p className="mt-1.5 rounded-control bg-sunken px-3 py-2 text-small wrap-anywhere">
        <code>{checkTexts.commandLine}</code>
      </p>
    </details>
  )
}

/** The result of the check so far, announced to screen readers. */
function CheckResult({ state }: { state: CheckState }) {
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
      <ProgressBar percent={(100 * rows) / ofRows} label={checkTexts.progress} />
      <p className="text-small text-ink-2">
        {rows === 0 ? checkTexts.checking : checkTexts.checkedSoFar(rows)}
      </p>
    </>
  )
}

const hashParts = { code: (hash: string) => <code>{hash}</code> }

function Holds({ totals, lastHash, note, warning }: Extract<CheckState, { is: 'holds' }>) {
  const given = formatCharge(totals.donationsCents + totals.tithesCents)
  return (
    <>
      <Box tone="good" title={checkTexts.holds}>
        <p>{checkTexts.sums({ rows: totals.entries, given, grants: formatCharge(totals.grantsCents) })}</p>
        {note ? <p>{note}</p> : null}
        <p className="text-small wrap-anywhere">
          <MarkedText text={checkTexts.lastHash(lastHash)} parts={hashParts} />
        </p>
      </Box>
      {warning ? (
        <Box tone="danger" title={checkTexts.otherTitle}>
          <p>{warning}</p>
        </Box>
      ) : null}
    </>
  )
}

function Box({ tone, title, children }: { tone: 'good' | 'danger'; title: string; children: ReactNode }) {
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
