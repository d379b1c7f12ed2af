import { FileUp } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, type ChangeEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/states/problem.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { ImportPreview } from './import-preview.tsx'
import { fileRefusals, importTexts } from './messages.ts'
import { FileRefusal, openFile } from './open-file.ts'
import { PrivacyCard } from './privacy-card.tsx'

/** Imports an export into an account that has no data yet: opened here, reviewed, then sent. */
export function ImportCard() {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <PrivacyCard title={importTexts.title} lead={importTexts.lead} titleRef={title}>
      {({ isEmpty }) => (isEmpty ? <ImportFile onCanceled={() => title.current?.focus()} /> : <NotEmpty />)}
    </PrivacyCard>
  )
}

function NotEmpty() {
  return (
    <div className="grid max-w-text gap-2 text-[0.9375rem]">
      <p>{importTexts.notEmpty}</p>
      <p>{importTexts.notEmptyWay}</p>
    </div>
  )
}

function ImportFile({ onCanceled }: { onCanceled: () => void }) {
  const navigate = useNavigate()
  const {
    data: opened,
    error,
    isPending,
    mutate: open,
    reset,
  } = useMutation({ networkMode: 'always', mutationFn: openFile })

  function cancel(): void {
    reset()
    onCanceled()
  }

  async function leave(message: string): Promise<void> {
    toast({ title: importTexts.done, description: message })
    await navigate(paths.debtTracker)
  }

  return (
    <div className="grid gap-4">
      <Problem text={error && (error instanceof FileRefusal ? error.message : fileRefusals.notOurs)} />
      {opened ? (
        <ImportPreview key={opened.name} file={opened} onDone={leave} onCancel={cancel} />
      ) : (
        <FilePicker isBusy={isPending} onFile={open} />
      )}
    </div>
  )
}

type FilePickerProps = { isBusy: boolean; onFile: (file: File) => void }

function FilePicker({ isBusy, onFile }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0]
    if (file) onFile(file)
    // The same file can be chosen again after it was refused.
    target.value = ''
  }

  return (
    <div className="grid justify-items-start gap-2">
      <input
        ref={input}
        type="file"
        accept=".zip,.json,application/zip,application/json"
        aria-label={importTexts.choose}
        tabIndex={-1}
        className="hidden"
        onChange={take}
      />
      <Button variant="quiet" busy={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? null : <FileUp size={18} aria-hidden="true" />}
        {isBusy ? importTexts.opening : importTexts.choose}
      </Button>
      <p className="text-tiny text-ink-3">{importTexts.chooseHint}</p>
    </div>
  )
}
