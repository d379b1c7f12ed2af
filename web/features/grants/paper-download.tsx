import { Download } from 'lucide-react'
import { useState } from 'react'
import { serverMessage } from '#web/api/api-error.ts'
import { request } from '#web/api/request.ts'
import { saveFile } from '#web/api/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { paperTexts } from './messages.ts'

type PaperDownloadProps = { url: string; name: string }

/**
 * Gives a paper to the browser's downloads. It is fetched as every call is, so that a session that must be proven
 * first is asked for, and a refusal is a sentence and not a broken file.
 */
export function PaperDownload({ url, name }: PaperDownloadProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function download(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const response = await request('GET', url)
      saveFile(await response.blob(), name)
    } catch (error) {
      setFailure(serverMessage(error) ?? paperTexts.notRead)
    }
    setBusy(false)
  }

  return (
    <>
      <Button variant="plain" size="small" busy={isBusy} onClick={() => void download()}>
        <Download size={16} aria-hidden="true" /> {paperTexts.download}
        <span className="sr-only"> {name}</span>
      </Button>
      {failure ? (
        <p role="alert" className="w-full text-small text-danger">
          {failure}
        </p>
      ) : null}
    </>
  )
}
