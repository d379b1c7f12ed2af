import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { AnswerOf } from '#contracts/endpoint.ts'
import { importExport } from '#contracts/account/privacy.ts'
import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import { sendFile } from '#web/api/files/send-file.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/states/problem.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { importTexts } from './messages.ts'
import type { OpenedFile } from './open-file.ts'
import { privacyKey } from './use-privacy.ts'

type ImportPreviewProps = {
  file: OpenedFile
  onDone: (message: string) => Promise<void>
  onCancel: () => void
}

/** The contents of the file, and the button that imports it. Nothing has been sent yet. */
export function ImportPreview({ file, onDone, onCancel }: ImportPreviewProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const end = useRef<AbortController | null>(null)
  const [percent, setPercent] = useState(0)
  const importing = useImportExport(onDone)
  useEffect(() => {
    title.current?.focus()
    return () => end.current?.abort()
  }, [])

  function send(): void {
    end.current = new AbortController()
    setPercent(0)
    importing.mutate({ file: file.json, signal: end.current.signal, onProgress: setPercent })
  }

  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h3 id={titleId} ref={title} tabIndex={-1} className="break-words outline-none">
        {importTexts.found(file.name)}
      </h3>
      <Contents file={file} />
      <Problem text={problemOf(importing.error)} />
      {importing.isPending ? <Sending percent={percent} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={importing.isPending} onClick={send}>
          {importTexts.submit}
        </Button>
        {/* Once all of it has left, it is brought in whole or not at all. */}
        <Button variant="quiet" disabled={importing.isPending && percent >= 100} onClick={onCancel}>
          {importTexts.cancel}
        </Button>
      </div>
    </section>
  )
}

function Contents({ file }: { file: OpenedFile }) {
  useFormats()
  const { owner, email, exportedAt, comesIn } = file
  return (
    <>
      <dl className="grid gap-x-8 gap-y-3 rounded-control bg-sunken px-4 py-3.5 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-tiny text-ink-3">{importTexts.facts.owner}</dt>
          <dd className="text-[0.9375rem] break-words">
            {owner}, {email}
          </dd>
        </div>
        <div>
          <dt className="text-tiny text-ink-3">{importTexts.facts.exportedAt}</dt>
          <dd className="text-[0.9375rem]">{formatInstantDate(exportedAt)}</dd>
        </div>
      </dl>
      <div>
        <h4 className="text-small font-[560]">{importTexts.comesIn}</h4>
        {comesIn.length > 0 ? (
          <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-[0.9375rem] sm:grid-cols-2">
            {comesIn.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-1.5 text-[0.9375rem]">{importTexts.nothing}</p>
        )}
      </div>
      <p className="max-w-text text-small text-ink-2">{importTexts.stays}</p>
    </>
  )
}

function Sending({ percent }: { percent: number }) {
  return (
    <div className="grid gap-2">
      <ProgressBar percent={percent} label={importTexts.sending} />
      <output className="block text-small text-ink-2">
        {percent < 100 ? importTexts.sending : importTexts.working}
      </output>
    </div>
  )
}

function problemOf(error: Error | null): string | null {
  if (error === null) return null
  return fieldMessages(error)['file'] ?? serverMessage(error) ?? importTexts.failed
}

type Sent = { file: Blob; signal: AbortSignal; onProgress: (percent: number) => void }

// The card that imports the file must stay until the screen is left.
const isElsewhere = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== privacyKey[0]

/** Everything read so far is of the empty account, so all of it is read again. */
function useImportExport(onDone: (message: string) => Promise<void>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sent: Sent) =>
      sendFile({ url: importExport.path, ...sent }) as Promise<AnswerOf<typeof importExport>>,
    onSuccess: async ({ message }) => {
      client.removeQueries({ type: 'inactive' })
      await client.invalidateQueries({ predicate: isElsewhere })
      await onDone(message)
    },
  })
}
