import { Upload } from 'lucide-react'
import { useId } from 'react'
import { Card } from '#web/ui/card.tsx'

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
  const id = useId()
  return (
    <Card className="grid grid-cols-1 gap-2 sm:p-6" aria-busy={isBusy}>
      <label htmlFor={id} className="flex items-center gap-2 font-[560]">
        <Upload size={18} aria-hidden="true" /> {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint`}
        disabled={isBusy}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again after it was changed.
          event.target.value = ''
        }}
        className="min-h-11 w-full min-w-0 text-small text-ink-2 file:mr-3 file:min-h-11 file:rounded-control file:border file:border-solid file:border-line-strong file:bg-transparent file:px-4 file:text-small file:font-[560] file:text-ink hover:file:bg-sunken"
      />
      <p id={`${id}-hint`} className="text-tiny text-ink-3">
        {hint}
      </p>
      <div role="alert">{error && <p className="font-[560] text-danger">{error}</p>}</div>
    </Card>
  )
}
