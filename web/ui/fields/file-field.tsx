import { useId, type ReactNode } from 'react'

type FileFieldProps = {
  label: ReactNode
  /** below the field */
  hint: string
  /** the kinds of files, as the browser's own attribute has them */
  accept: string
  disabled: boolean
  onFile: (file: File) => void
}

/** A choice of one file. The same file can be chosen again after it was changed. */
export function FileField({ label, hint, accept, disabled, onFile }: FileFieldProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="flex items-center gap-2 text-small font-[560]">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint`}
        disabled={disabled}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = ''
        }}
        className="min-h-11 w-full min-w-0 text-small text-ink-2 file:mr-3 file:min-h-11 file:rounded-control file:border file:border-solid file:border-line-strong file:bg-transparent file:px-4 file:text-small file:font-[560] file:text-ink hover:file:bg-sunken"
      />
      <p id={`${id}-hint`} className="text-tiny text-ink-3">
        {hint}
      </p>
    </div>
  )
}
