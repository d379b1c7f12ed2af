import { Eye } from 'lucide-react'
import { useState } from 'react'
import { serverMessage } from '#web/api/api-error.ts'
import { request } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PaperView } from '#web/ui/paper-view/paper-view.tsx'
import { deskTexts } from './desk-messages.ts'

type PaperLookProps = { url: string; name: string }

/** Opens a paper to look at. It is fetched as every call is, and each reading is written down. */
export function PaperLook({ url, name }: PaperLookProps) {
  const [isOpen, setOpen] = useState(false)
  const [tries, setTries] = useState(0)
  const load = async (): Promise<Blob> => (await request('GET', url)).blob()
  return (
    <>
      <Button variant="plain" size="small" onClick={() => setOpen(true)}>
        <Eye size={16} aria-hidden="true" /> {deskTexts.look}
        <span className="sr-only"> {name}</span>
      </Button>
      <Dialog
        title={<span className="wrap-anywhere">{name}</span>}
        size="page"
        open={isOpen}
        onOpenChange={setOpen}
      >
        <PaperView
          key={tries}
          file={{ name, load }}
          wordsOf={(error) => serverMessage(error) ?? null}
          onClose={() => setOpen(false)}
          onRetry={() => setTries(tries + 1)}
        />
      </Dialog>
    </>
  )
}
