import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CheckboxField } from '#web/ui/field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { codeTexts } from './security-messages.ts'

type CodesDialogProps = { codes: readonly string[]; email: string; lead: string; onClose: () => void }

/** New recovery codes. They are never shown again, so the dialog stays until the person says that they have them. */
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
    // On a phone the box may lie below what is seen.
    box.current?.focus()
  }

  return (
    <Dialog
      title={codeTexts.title}
      description={lead}
      open
      isQuestion
      onOpenChange={(isOpen) => isOpen || leave()}
      footer={<Button onClick={leave}>Done</Button>}
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
