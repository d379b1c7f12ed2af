import { Upload } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { FileField } from '#web/ui/fields/file-field.tsx'

type FileChoiceProps = {
  label: string
  hint: string
  accept: string
  error: string | null
  isBusy: boolean
  onFile: (file: File) => void
}

/** The first step: choose a file. An error shows under it. */
export function FileChoice({ label, hint, accept, error, isBusy, onFile }: FileChoiceProps) {
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
      <div role="alert">{error && <p className="font-[560] text-danger">{error}</p>}</div>
    </Card>
  )
}
