import { Upload } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileField } from '#web/ui/fields/file-field.tsx'
import { transactionTexts as texts } from './messages.ts'

type FileChoiceProps = {
  label: string
  hint: string
  accept: string
  error: string | null
  isBusy: boolean
  onFile: (file: File) => void
  /** stops reading the file that was chosen */
  onStop: () => void
}

/** The first step: choose a file. An error shows under it. */
export function FileChoice({ label, hint, accept, error, isBusy, onFile, onStop }: FileChoiceProps) {
  return (
    <Card className="grid grid-cols-1 gap-2 sm:p-6" aria-busy={isBusy}>
      <FileField
        label={
          <>
            <Upload size={18} aria-hidden="true" /> {label}
          </>
        }
        hint={hint}
        accept={accept}
        disabled={isBusy}
        onFile={onFile}
      />
      <div aria-live="polite">{isBusy && <p className="text-small text-ink-2">{texts.reading}</p>}</div>
      {isBusy && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={onStop}>
          {texts.stop}
        </Button>
      )}
      <div role="alert">{error && <p className="font-[560] text-danger">{error}</p>}</div>
    </Card>
  )
}
