import { HardDrive } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#web/api/files/save-file.ts'
import { indexedDbStore } from '#web/local/indexed-db.ts'
import { keptFile } from '#web/local/kept-file.ts'
import { privateMode } from '#web/local/private-mode.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { keptHere, leaving } from './messages.ts'

/** Says where the figures are, gives them as a file, and ends private mode. */
export function KeptHere() {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <section aria-label={keptHere.label} className="border-b border-line bg-sunken print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-small">
        <p className="flex min-w-[min(100%,16rem)] flex-1 items-center gap-2.5">
          <HardDrive size={18} aria-hidden="true" className="shrink-0 text-ink-2" />
          {keptHere.text}
        </p>
        <Button variant="plain" size="small" onClick={() => void save()}>
          {keptHere.save}
        </Button>
        <Button variant="plain" size="small" onClick={() => setLeaving(true)}>
          {keptHere.leave}
        </Button>
      </div>
      {isLeaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </section>
  )
}

async function save(): Promise<void> {
  try {
    const json = await indexedDbStore.change((kept) => JSON.stringify(keptFile(kept, new Date()), null, 2))
    saveFile(new Blob([json], { type: 'application/json' }), 'jubilee.json')
  } catch {
    toast({ ...keptHere.notSaved, variant: 'destructive' })
  }
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function leave(): Promise<void> {
    setBusy(true)
    try {
      await indexedDbStore.empty()
    } catch {
      setBusy(false)
      setProblem(leaving.failed)
      return
    }
    privateMode.end()
    globalThis.location.assign(paths.landing)
  }
  return (
    <ConfirmDialog
      title={leaving.title}
      description={leaving.description}
      problem={problem}
      confirmLabel={leaving.confirm}
      cancelLabel={leaving.cancel}
      busy={isBusy}
      onConfirm={() => void leave()}
      onOpenChange={(open) => !open && onClose()}
    />
  )
}
