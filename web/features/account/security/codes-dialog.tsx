import { Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#web/api/files/save-file.ts'
import { clock } from '#web/format/clock.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { printLetter } from '#web/api/files/print-letter.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { CheckboxField } from '#web/ui/fields/field.tsx'
import { codeFileTexts, codeTexts } from './messages.ts'

type CodesDialogProps = { codes: readonly string[]; email: string; lead: string; onClose: () => void }

/** New recovery codes. They are never shown again, so the dialog stays until the person confirms that they kept them. */
export function CodesDialog({ codes, email, lead, onClose }: CodesDialogProps) {
  const [isKept, setKept] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAsked) message.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])

  function leave(): void {
    if (isKept) return onClose()
    setAsked(true)
    // On a phone the checkbox may be below the visible part.
    box.current?.focus()
  }

  return (
    <Dialog
      title={codeTexts.title}
      description={lead}
      isQuestion
      onOpenChange={(isOpen) => isOpen || leave()}
      footer={<Button onClick={leave}>{codeTexts.done}</Button>}
    >
      <RecoveryCodes codes={codes} email={email} />
      <div className="mt-3">
        <CheckboxField
          ref={box}
          label={codeTexts.kept}
          checked={isKept}
          aria-describedby={isAsked && !isKept ? 'keep-first' : undefined}
          onCheckedChange={setKept}
        />
        <p ref={message} id="keep-first" role="alert" className="text-small font-[560] text-danger">
          {isAsked && !isKept ? codeTexts.keepFirst : null}
        </p>
      </div>
    </Dialog>
  )
}

type RecoveryCodesProps = { codes: readonly string[]; email: string }

/** The ten codes, shown this once: to copy, to download, to print. */
function RecoveryCodes({ codes, email }: RecoveryCodesProps) {
  const [madeAt] = useState(() => clock.now())
  const text = codesText(codes, { email, madeAt })
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-[0.9375rem] text-ink-2">{codeTexts.what}</p>
      <ol
        aria-label={codeTexts.list}
        className="grid list-inside list-decimal grid-cols-1 gap-x-6 gap-y-1 rounded-control bg-sunken px-4 py-3.5 font-mono text-[0.9375rem] marker:text-ink-3 md:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="md:whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <pre data-letter aria-hidden="true" className="hidden font-mono whitespace-pre-wrap print:block">
        {text}
      </pre>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label={codeTexts.copy} of={codeTexts.copied} />
        <Button variant="quiet" size="small" onClick={() => downloadCodes(text)}>
          <Download size={16} aria-hidden="true" /> {codeTexts.download}
        </Button>
        <Button variant="quiet" size="small" onClick={printLetter}>
          <Printer size={16} aria-hidden="true" /> {codeTexts.print}
        </Button>
      </div>
    </div>
  )
}

/** Recovery codes as a text to keep: whose they are, what they do, of which day they are. */
export function codesText(
  codes: readonly string[],
  { email, madeAt }: { email: string; madeAt: Date },
): string {
  return [
    codeFileTexts.title,
    codeFileTexts.owner(email),
    codeFileTexts.made(formatInstantDate(madeAt.toISOString())),
    '',
    ...codes.map((code, index) => `${String(index + 1).padStart(2)}. ${code}`),
    '',
    codeFileTexts.use,
    codeFileTexts.keep,
    '',
  ].join('\n')
}

/** Hands the codes to the browser's downloads as a text file. */
function downloadCodes(text: string): void {
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), codeFileTexts.name)
}
