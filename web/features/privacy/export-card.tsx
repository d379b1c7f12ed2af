import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { readExport, startExport, type Privacy } from '#contracts/account/privacy.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { request } from '#web/api/request.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { useWrite } from '#web/api/use-write.ts'
import { clock } from '#web/format/clock.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { fileSize } from '#web/format/file-size.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/states/problem.tsx'
import { SpinnerMark } from '#web/ui/states/spinner.tsx'
import { exportTexts } from './messages.ts'
import { PrivacyCard } from './privacy-card.tsx'
import { showPrivacy } from './use-privacy.ts'

/** A file with everything: asked for, waited for, downloaded. */
export function ExportCard() {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <PrivacyCard title={exportTexts.title} lead={exportTexts.lead} titleRef={title}>
      {(privacy) => <ExportFile file={privacy.export} onStarted={() => title.current?.focus()} />}
    </PrivacyCard>
  )
}

type ExportFileProps = { file: Privacy['export']; onStarted: () => void }

function ExportFile({ file, onStarted }: ExportFileProps) {
  useFormats()
  const client = useQueryClient()
  const start = useWrite(startExport, { onSuccess: (answer) => showPrivacy(client, answer) })
  // Fetched as every call is, so that the password is asked for where it is needed first.
  const download = useMutation({
    mutationFn: async () => (await request(readExport.method, readExport.path)).blob(),
    onSuccess: (archive) => saveFile(archive, exportTexts.fileName),
  })
  const isReady = file.state === 'ready'

  function make(): void {
    download.reset()
    start.mutate(undefined, { onSuccess: onStarted })
  }

  return (
    <div className="grid gap-4">
      <p className="max-w-text text-small text-ink-2">{exportTexts.secrets}</p>
      <output className="flex max-w-text items-start gap-2.5 text-[0.9375rem]">
        {file.state === 'waiting' ? <SpinnerMark className="mt-1 text-brand" /> : null}
        <span>{stateInWords(file)}</span>
      </output>
      <Problem text={problemOf(start.error, download.error)} />
      {file.state === 'waiting' ? null : (
        <div className="flex flex-wrap gap-3">
          {isReady ? (
            <Button busy={download.isPending} onClick={() => download.mutate()}>
              <Download size={18} aria-hidden="true" /> {exportTexts.download}
            </Button>
          ) : null}
          <Button variant={isReady ? 'quiet' : 'primary'} busy={start.isPending} onClick={make}>
            {isReady ? exportTexts.again : exportTexts.make}
          </Button>
        </div>
      )}
    </div>
  )
}

/** after so long something is in its way */
const LATE_AFTER_MS = 10 * 60_000

function isLate(requestedAt: string | null): boolean {
  return requestedAt !== null && clock.now().getTime() - Date.parse(requestedAt) > LATE_AFTER_MS
}

function stateInWords({ state, requestedAt, sizeBytes, expiresAt }: Privacy['export']): string {
  switch (state) {
    case 'none':
      return exportTexts.none
    case 'waiting':
      return isLate(requestedAt) ? exportTexts.late : exportTexts.waiting
    case 'failed':
      return exportTexts.broken
    case 'ready':
      return exportTexts.ready(fileSize(sizeBytes ?? 0), formatInstantDate(expiresAt ?? ''))
  }
}

function problemOf(notStarted: Error | null, notRead: Error | null): string | null {
  if (notStarted) return serverMessage(notStarted) ?? exportTexts.notMade
  return notRead ? (serverMessage(notRead) ?? exportTexts.notRead) : null
}
