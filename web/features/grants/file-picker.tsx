import { Camera, FilePlus } from 'lucide-react'
import { useRef, type ChangeEvent } from 'react'
import { documentTypes } from '#contracts/foundation/grant-documents.ts'
import { Button } from '#web/ui/button.tsx'
import { paperTexts } from './messages.ts'

type FilePickerProps = { about: string; onFiles: (files: File[]) => void }

/** Two ways to a file: from the device, and on a phone from its camera. */
export function FilePicker({ about, onFiles }: FilePickerProps) {
  const file = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    onFiles([...(target.files ?? [])])
    // The same file can be chosen again after it was refused.
    target.value = ''
  }

  return (
    <div className="flex flex-wrap gap-2">
      <input
        ref={file}
        type="file"
        multiple
        accept={documentTypes.join(',')}
        aria-label={`${paperTexts.choose}, ${paperTexts.forKind(about)}`}
        tabIndex={-1}
        className="hidden"
        onChange={take}
      />
      <input
        ref={photo}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={`${paperTexts.photo}, ${paperTexts.forKind(about)}`}
        tabIndex={-1}
        className="hidden"
        onChange={take}
      />
      <Button variant="quiet" size="small" onClick={() => file.current?.click()}>
        <FilePlus size={16} aria-hidden="true" /> {paperTexts.choose}
        <span className="sr-only"> {paperTexts.forKind(about)}</span>
      </Button>
      <span className="hidden pointer-coarse:contents">
        <Button variant="quiet" size="small" onClick={() => photo.current?.click()}>
          <Camera size={16} aria-hidden="true" /> {paperTexts.photo}
          <span className="sr-only"> {paperTexts.forKind(about)}</span>
        </Button>
      </span>
    </div>
  )
}
