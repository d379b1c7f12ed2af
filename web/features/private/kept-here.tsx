import { HardDrive } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { keptHere, leaving } from './messages.ts'
import { RemoveKeptDialog } from './remove-kept-dialog.tsx'
import { saveKept } from './save-kept.ts'

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
        <Button variant="plain" size="small" onClick={() => void saveKept()}>
          {keptHere.save}
        </Button>
        <Button variant="plain" size="small" onClick={() => setLeaving(true)}>
          {keptHere.leave}
        </Button>
      </div>
      {isLeaving && (
        <RemoveKeptDialog
          words={leaving}
          onRemoved={() => globalThis.location.assign(paths.landing)}
          onClose={() => setLeaving(false)}
        />
      )}
    </section>
  )
}
