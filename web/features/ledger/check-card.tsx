import { Download } from 'lucide-react'
import { useId } from 'react'
import { ledgerFiles } from '#contracts/foundation/ledger.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CheckResult } from './check-result.tsx'
import { checkTexts, downloadTexts } from './messages.ts'
import { useCheck } from './use-check.ts'

/** Anybody works through the chain and the sums with their own browser, from the server's file or from one of theirs. */
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
      <div className="grid grid-cols-1 gap-5 border-t border-line pt-5 md:grid-cols-2">
        <FileChoice onFile={(file) => void checkFile(file)} isDisabled={isRunning} />
        <Downloads />
      </div>
      <HowItWorks />
    </Card>
  )
}

function FileChoice({ onFile, isDisabled }: { onFile: (file: File) => void; isDisabled: boolean }) {
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-small font-[560]">
        {checkTexts.file}
      </label>
      <input
        id={id}
        type="file"
        accept=".json,.csv,application/json,text/csv"
        aria-describedby={`${id}-hint`}
        disabled={isDisabled}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again after it was changed.
          event.target.value = ''
        }}
        className="min-h-11 w-full min-w-0 text-small text-ink-2 file:mr-3 file:min-h-11 file:rounded-control file:border file:border-solid file:border-line-strong file:bg-transparent file:px-4 file:text-small file:font-[560] file:text-ink hover:file:bg-sunken"
      />
      <p id={`${id}-hint`} className="text-tiny text-ink-3">
        {checkTexts.fileHint}
      </p>
    </div>
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
        <code>npm run verify-ledger -- jubilee-ledger.json</code>
      </p>
    </details>
  )
}
